public import IdentityToolkit

/// Answer to adding a client or replacing its secret.
public struct OAuthClientSecretResponse: WireObject {
    /// The client.
    public var client = OAuthClientInfo()

    /// The secret, which no other call returns; absent for a public client.
    public var clientSecret: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Body of the call that replaces the secret of a client.
public struct RotateOAuthClientSecretRequest: WireRequest {
    /// How many seconds the former secret stays valid; a day if absent.
    public var graceSeconds: WireInt64?

    /// Creates a request without fields.
    public init() {}
}
