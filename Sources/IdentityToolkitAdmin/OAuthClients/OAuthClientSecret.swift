public import IdentityToolkit

/// The response to adding a client or replacing its secret.
public struct OAuthClientSecretResponse: WireObject {
    /// The client.
    public var client = OAuthClientInfo()

    /// The secret, which no other call returns; absent for a public client.
    public var clientSecret: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The request of the call that replaces the secret of a client.
public struct RotateOAuthClientSecretRequest: WireRequest {
    /// The time for which the previous secret remains valid, in seconds; one day by default.
    public var graceSeconds: WireInt64?

    /// Creates a request without fields.
    public init() {}
}
