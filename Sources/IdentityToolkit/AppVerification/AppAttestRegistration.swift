/// Answer of `dialtone/v1/appAttest:challenge`, which Dialtone adds to the protocol.
public struct AppAttestChallengeResponse: WireObject {
    /// What the app signs: text, of which the bytes in UTF-8 count.
    public var challenge = ""

    /// For how many seconds the challenge is good; it is good once.
    public var expiresIn = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Body of `dialtone/v1/appAttest:register`, which Dialtone adds to the protocol.
public struct RegisterAppAttestKeyRequest: WireRequest {
    /// The key's ID as Apple gives it, in base64.
    public var keyId: String?

    /// The attestation object over SHA-256 of the challenge, in base64.
    public var attestation: String?

    /// The challenge that the server gave, as it came.
    public var challenge: String?

    /// Creates a request without fields.
    public init() {}
}
