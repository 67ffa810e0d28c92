public import IdentityToolkit

/// The configuration of an OpenID Connect identity provider.
public struct OAuthIDPConfig: WireObject {
    /// The resource name, such as `projects/P/oauthIdpConfigs/oidc.N`.
    public var name: String?

    /// The project's client ID at the provider.
    public var clientId: String?

    /// The issuer URL of the provider.
    public var issuer: String?

    /// The display name.
    public var displayName: String?

    /// Whether the provider is enabled.
    public var enabled: Bool?

    /// The client secret of `clientId`, for the authorization code flow.
    public var clientSecret: String?

    /// The response type to request.
    public var responseType: OAuthResponseType?

    /// The version, which changes with every change.
    ///
    /// The calls that change or remove the provider accept it, also as the query parameter `etag`.
    public var etag: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response type to request from a provider; exactly one field is `true`.
public struct OAuthResponseType: WireObject {
    /// An ID token.
    public var idToken: Bool?

    /// An authorization code.
    public var code: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
