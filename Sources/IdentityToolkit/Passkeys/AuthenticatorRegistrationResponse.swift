/// A new passkey, as `PublicKeyCredential.toJSON()` writes it.
///
/// Binary values are in base64url or base64, with or without padding.
public struct AuthenticatorRegistrationResponse: WireObject {
    /// The credential ID.
    public var id: String?

    /// The credential ID again; it must be equal to `id` if both are present.
    public var rawId: String?

    /// `public-key`; absent is the same.
    public var type: String?

    /// What the authenticator made.
    public var response: AuthenticatorAttestationResponse?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What an authenticator made for a new passkey.
public struct AuthenticatorAttestationResponse: WireObject {
    /// What the browser or the system says about the call: JSON, in base64url.
    public var clientDataJSON: String?

    /// The public key and the statement about the authenticator: CBOR, in base64url.
    public var attestationObject: String?

    /// How the authenticator was reached, such as `internal`, `hybrid` or `usb`.
    public var transports: [String]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
