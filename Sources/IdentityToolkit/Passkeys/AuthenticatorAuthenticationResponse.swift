/// The signature of a passkey, in the format of `PublicKeyCredential.toJSON()`.
///
/// Binary values are in base64url or base64, with or without padding.
public struct AuthenticatorAuthenticationResponse: WireObject {
    /// The credential ID.
    public var id: String?

    /// The credential ID again; it must be equal to `id` if both are present.
    public var rawId: String?

    /// The credential type: `public-key`, or absent.
    public var type: String?

    /// The authenticator's response.
    public var response: AuthenticatorAssertionResponse?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// An authenticator's response to a sign-in.
public struct AuthenticatorAssertionResponse: WireObject {
    /// The client data from the browser or the operating system: JSON in base64url.
    public var clientDataJSON: String?

    /// The authenticator data, in base64url: the RP ID hash, the flags and the signature counter.
    public var authenticatorData: String?

    /// The signature of the authenticator data and the hash of the client data, in base64url.
    public var signature: String?

    /// The user handle of the passkey's account, in base64url.
    public var userHandle: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
