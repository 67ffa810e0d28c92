/// A signature by a key that Apple attested; Dialtone's own way to prove an app.
public struct AppAttestAssertion: WireObject {
    /// The key's ID as Apple gives it, in base64.
    public var keyId: String?

    /// The assertion object, in base64.
    public var assertion: String?

    /// The challenge that the server gave, as it came.
    public var challenge: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
