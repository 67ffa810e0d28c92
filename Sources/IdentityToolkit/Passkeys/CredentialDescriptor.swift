/// Names a passkey to an authenticator.
public struct CredentialDescriptor: WireObject {
    /// `public-key`.
    public var type = ""

    /// The credential ID in base64url.
    public var id = ""

    /// How the authenticator was reached, such as `internal`, `hybrid` or `usb`.
    public var transports: [String]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
