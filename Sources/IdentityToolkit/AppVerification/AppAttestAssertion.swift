/// A signature by a key that Apple attested; Dialtone's own way to prove an app.
public struct AppAttestAssertion: Codable, Hashable, Sendable {
    /// The key's ID as Apple gives it, in base64.
    public var keyID: String?

    /// The assertion object, in base64.
    public var assertion: String?

    /// The challenge that the server gave, as it came.
    public var challenge: String?

    /// Creates an assertion.
    public init(keyID: String? = nil, assertion: String? = nil, challenge: String? = nil) {
        self.keyID = keyID
        self.assertion = assertion
        self.challenge = challenge
    }

    private enum CodingKeys: String, CodingKey {
        case assertion, challenge
        case keyID = "keyId"
    }
}
