/// An App Attest assertion, a Dialtone extension.
public struct AppAttestAssertion: WireObject {
    /// The ID of the key from Apple, in base64.
    public var keyId: String?

    /// The assertion object in base64.
    public var assertion: String?

    /// The challenge, exactly as the server returned it.
    public var challenge: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
