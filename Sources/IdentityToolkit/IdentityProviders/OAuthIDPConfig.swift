/// An identity provider that speaks OpenID Connect.
public struct OAuthIDPConfig: Codable, Hashable, Sendable {
    /// `projects/P/oauthIdpConfigs/oidc.N`.
    public var name: String?

    /// The project's client ID at the provider.
    public var clientID: String?

    /// The provider's issuer, a URL.
    public var issuer: String?

    /// Name to show.
    public var displayName: String?

    /// Whether it is on.
    public var enabled: Bool?

    /// The secret that goes with `clientID`, for the code flow.
    public var clientSecret: String?

    /// What the provider is asked for.
    public var responseType: OAuthResponseType?

    /// Creates a configuration; a `nil` field stays out of the JSON.
    public init(
        name: String? = nil,
        clientID: String? = nil,
        issuer: String? = nil,
        displayName: String? = nil,
        enabled: Bool? = nil,
        clientSecret: String? = nil,
        responseType: OAuthResponseType? = nil
    ) {
        self.name = name
        self.clientID = clientID
        self.issuer = issuer
        self.displayName = displayName
        self.enabled = enabled
        self.clientSecret = clientSecret
        self.responseType = responseType
    }

    private enum CodingKeys: String, CodingKey {
        case name, issuer, displayName, enabled, clientSecret, responseType
        case clientID = "clientId"
    }
}

/// What a provider is asked for; exactly one is `true`.
public struct OAuthResponseType: Codable, Hashable, Sendable {
    /// An ID token.
    public var idToken: Bool?

    /// An authorization code.
    public var code: Bool?

    /// Creates the choice.
    public init(idToken: Bool? = nil, code: Bool? = nil) {
        self.idToken = idToken
        self.code = code
    }
}
