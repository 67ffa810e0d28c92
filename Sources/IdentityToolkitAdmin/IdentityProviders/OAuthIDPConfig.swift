public import IdentityToolkit

/// An identity provider that speaks OpenID Connect.
public struct OAuthIDPConfig: WireObject {
    /// `projects/P/oauthIdpConfigs/oidc.N`.
    public var name: String?

    /// The project's client ID at the provider.
    public var clientId: String?

    /// The provider's issuer, a URL.
    public var issuer: String?

    /// Name to show.
    public var displayName: String?

    /// Whether it is on.
    public var enabled: Bool?

    /// The secret that goes with `clientId`, for the code flow.
    public var clientSecret: String?

    /// What the provider is asked for.
    public var responseType: OAuthResponseType?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What a provider is asked for; exactly one is `true`.
public struct OAuthResponseType: WireObject {
    /// An ID token.
    public var idToken: Bool?

    /// An authorization code.
    public var code: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
