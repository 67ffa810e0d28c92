public import IdentityToolkit

/// The request of the calls that add and change a client; absent fields do not change.
public struct OAuthClientRequest: WireRequest {
    /// The app's name, which users see.
    public var displayName: String?

    /// `PUBLIC` or `CONFIDENTIAL`; only for a new client.
    public var kind: String?

    /// The URLs to which users return after a sign-in; they replace the previous ones.
    public var redirectUris: [String]?

    /// The URLs to which users may return after signing out; they replace the previous ones.
    public var postLogoutRedirectUris: [String]?

    /// The scopes that the client may request; they replace the previous ones.
    public var scopes: [String]?

    /// Whether the operator runs the client, so that users are not asked for their consent.
    public var firstParty: Bool?

    /// Whether the client must send a code challenge (PKCE).
    public var requirePkce: Bool?

    /// The audience of the client's access tokens; empty for the issuer.
    public var audience: String?

    /// Whether the client gets no tokens, and its existing ones are refused.
    public var disabled: Bool?

    /// The client's `etag` when it was read: a change is refused if the client has another one now.
    public var etag: String?

    /// Creates a request without fields.
    public init() {}
}
