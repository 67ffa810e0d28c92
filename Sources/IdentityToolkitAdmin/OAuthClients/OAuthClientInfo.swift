public import IdentityToolkit

/// A client that signs users in with OpenID Connect, without its secret.
public struct OAuthClientInfo: WireObject {
    /// The client's ID, which it sends as `client_id`.
    public var clientId = ""

    /// The app's name, which users see.
    public var displayName = ""

    /// `PUBLIC`, or `CONFIDENTIAL` for a back end that has a secret.
    public var kind = ""

    /// The URLs to which users return after a sign-in.
    public var redirectUris: [String] = []

    /// The URLs to which users may return after signing out.
    public var postLogoutRedirectUris: [String]?

    /// The scopes that the client may request, such as `openid` and `phone`.
    public var scopes: [String] = []

    /// Whether the operator runs the client, so that users are not asked for their consent.
    public var firstParty = false

    /// Whether the client must send a code challenge (PKCE); always true for a public client.
    public var requirePkce = false

    /// The audience of the client's access tokens; absent for the issuer.
    public var audience: String?

    /// Whether the client gets no tokens, and its existing ones are refused.
    public var disabled = false

    /// When the previous secret expires or has expired, in RFC 3339; absent if there was none.
    public var previousSecretExpireTime: String?

    /// A value that differs after each change, which a change can send back.
    public var etag = ""

    /// The time when the client was added, in RFC 3339.
    public var createTime = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the clients of a project.
public struct ListOAuthClientsResponse: WireObject {
    /// The clients, in the order in which they were added; absent if there are none.
    public var oauthClients: [OAuthClientInfo]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
