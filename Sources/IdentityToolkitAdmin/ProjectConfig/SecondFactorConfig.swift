public import IdentityToolkit

/// Rules of second factors.
public struct SecondFactorConfig: WireObject {
    /// Whether there are any.
    public var state: SecondFactorState?

    /// `PHONE_SMS`, or nothing.
    public var enabledProviders: [String]?

    /// Rules of authenticator apps.
    public var providerConfigs: [SecondFactorProviderConfig]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Rules of one kind of second factor.
public struct SecondFactorProviderConfig: WireObject {
    /// Whether this kind is on.
    public var state: SecondFactorState?

    /// Marks authenticator apps, and tells their rules.
    public var totpProviderConfig: TOTPProviderConfig?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Rules of authenticator apps.
public struct TOTPProviderConfig: WireObject {
    /// How many codes before and after the present one are taken: 0 to 10.
    public var adjacentIntervals: Int?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
