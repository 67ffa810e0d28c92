/// Rules of second factors.
public struct SecondFactorConfig: Codable, Hashable, Sendable {
    /// Whether there are any.
    public var state: SecondFactorState?

    /// `PHONE_SMS`, or nothing.
    public var enabledProviders: [String]?

    /// Rules of authenticator apps.
    public var providerConfigs: [SecondFactorProviderConfig]?

    /// Creates the rules; a `nil` field stays out of the JSON.
    public init(
        state: SecondFactorState? = nil,
        enabledProviders: [String]? = nil,
        providerConfigs: [SecondFactorProviderConfig]? = nil
    ) {
        self.state = state
        self.enabledProviders = enabledProviders
        self.providerConfigs = providerConfigs
    }
}

/// Rules of one kind of second factor.
public struct SecondFactorProviderConfig: Codable, Hashable, Sendable {
    /// Whether this kind is on.
    public var state: SecondFactorState?

    /// Marks authenticator apps, and tells their rules.
    public var totpProviderConfig: TOTPProviderConfig?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(state: SecondFactorState? = nil, totpProviderConfig: TOTPProviderConfig? = nil) {
        self.state = state
        self.totpProviderConfig = totpProviderConfig
    }
}

/// Rules of authenticator apps.
public struct TOTPProviderConfig: Codable, Hashable, Sendable {
    /// How many codes before and after the present one are taken: 0 to 10.
    public var adjacentIntervals: Int?

    /// Creates the rules.
    public init(adjacentIntervals: Int? = nil) {
        self.adjacentIntervals = adjacentIntervals
    }
}
