public import IdentityToolkit

/// The settings of second factors.
public struct SecondFactorConfig: WireObject {
    /// The availability of second factors.
    public var state: SecondFactorState?

    /// The enabled providers: `PHONE_SMS`, or none.
    public var enabledProviders: [String]?

    /// The settings of authenticator apps.
    public var providerConfigs: [SecondFactorProviderConfig]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The settings of one kind of second factor.
public struct SecondFactorProviderConfig: WireObject {
    /// The availability of this kind.
    public var state: SecondFactorState?

    /// The settings of authenticator apps; present if the kind is TOTP.
    public var totpProviderConfig: TOTPProviderConfig?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The settings of authenticator apps.
public struct TOTPProviderConfig: WireObject {
    /// The number of accepted codes before and after the current one: 0 to 10.
    public var adjacentIntervals: Int?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
