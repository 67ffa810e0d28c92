public import IdentityToolkit

/// How a project uses one of the identity providers that the server knows.
public struct DefaultSupportedIDPConfig: WireObject {
    /// `projects/P/defaultSupportedIdpConfigs/google.com`.
    public var name: String?

    /// Whether it is on.
    public var enabled: Bool?

    /// The project's client ID at the provider.
    public var clientId: String?

    /// The secret that goes with it.
    public var clientSecret: String?

    /// What only Apple needs.
    public var appleSignInConfig: AppleSignInConfig?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What only Apple needs.
public struct AppleSignInConfig: WireObject {
    /// How client secrets are made.
    public var codeFlowConfig: AppleCodeFlowConfig?

    /// Apps whose tokens are taken.
    public var bundleIds: [String]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// How client secrets for Apple are made.
public struct AppleCodeFlowConfig: WireObject {
    /// The developer team.
    public var teamId: String?

    /// The key.
    public var keyId: String?

    /// Its private part in PEM.
    public var privateKey: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
