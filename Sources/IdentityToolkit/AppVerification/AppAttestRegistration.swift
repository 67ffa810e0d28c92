/// The response of `dialtone/v1/appAttest:challenge`, a Dialtone extension.
public struct AppAttestChallengeResponse: WireObject {
    /// The text whose UTF-8 bytes the app signs.
    public var challenge = ""

    /// The lifetime of the challenge, in seconds; it can be used once.
    public var expiresIn = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The request of `dialtone/v1/appAttest:register`, a Dialtone extension.
public struct RegisterAppAttestKeyRequest: WireRequest {
    /// The ID of the key from Apple, in base64.
    public var keyId: String?

    /// The attestation object over the SHA-256 digest of the challenge, in base64.
    public var attestation: String?

    /// The challenge, exactly as the server returned it.
    public var challenge: String?

    /// Creates a request without fields.
    public init() {}
}
