public import IdentityToolkit

/// A project's configuration of a supported identity provider.
public struct DefaultSupportedIDPConfig: WireObject {
    /// The resource name, such as `projects/P/defaultSupportedIdpConfigs/google.com`.
    public var name: String?

    /// Whether the provider is enabled.
    public var enabled: Bool?

    /// The project's client ID at the provider.
    public var clientId: String?

    /// The client secret of `clientId`.
    public var clientSecret: String?

    /// The settings for Sign in with Apple only.
    public var appleSignInConfig: AppleSignInConfig?

    /// The version, which changes with every change.
    ///
    /// The calls that change or remove the provider accept it, also as the query parameter `etag`.
    public var etag: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The settings for Sign in with Apple.
public struct AppleSignInConfig: WireObject {
    /// The parameters of client secrets.
    public var codeFlowConfig: AppleCodeFlowConfig?

    /// The bundle IDs of the apps whose tokens are accepted.
    public var bundleIds: [String]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The parameters of client secrets for Apple.
public struct AppleCodeFlowConfig: WireObject {
    /// The ID of the developer team.
    public var teamId: String?

    /// The ID of the key.
    public var keyId: String?

    /// The private key in PEM format.
    public var privateKey: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
