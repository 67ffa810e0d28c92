/// A new passkey, in the format of `PublicKeyCredential.toJSON()`.
///
/// Binary values are in base64url or base64, with or without padding.
public struct AuthenticatorRegistrationResponse: WireObject {
    /// The credential ID.
    public var id: String?

    /// The credential ID again; it must be equal to `id` if both are present.
    public var rawId: String?

    /// The credential type: `public-key`, or absent.
    public var type: String?

    /// The authenticator's response.
    public var response: AuthenticatorAttestationResponse?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// An authenticator's response to the creation of a passkey.
public struct AuthenticatorAttestationResponse: WireObject {
    /// The client data from the browser or the operating system: JSON in base64url.
    public var clientDataJSON: String?

    /// The attestation object with the public key: CBOR in base64url.
    public var attestationObject: String?

    /// The transports of the authenticator, such as `internal`, `hybrid` or `usb`.
    public var transports: [String]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
