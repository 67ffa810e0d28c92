/// The signature of a passkey, as `PublicKeyCredential.toJSON()` writes it.
///
/// Binary values are in base64url or base64, with or without padding.
public struct AuthenticatorAuthenticationResponse: WireObject {
    /// The credential ID.
    public var id: String?

    /// The credential ID again; it must be equal to `id` if both are present.
    public var rawId: String?

    /// `public-key`; absent is the same.
    public var type: String?

    /// What the authenticator made.
    public var response: AuthenticatorAssertionResponse?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What an authenticator made for a sign-in.
public struct AuthenticatorAssertionResponse: WireObject {
    /// What the browser or the system says about the call: JSON, in base64url.
    public var clientDataJSON: String?

    /// What the authenticator says about itself and the user, in base64url.
    public var authenticatorData: String?

    /// The signature of both, in base64url.
    public var signature: String?

    /// The user handle of the passkey's account, in base64url.
    public var userHandle: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
