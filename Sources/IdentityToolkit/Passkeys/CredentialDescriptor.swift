/// A reference to a passkey.
public struct CredentialDescriptor: WireObject {
    /// The credential type: `public-key`.
    public var type = ""

    /// The credential ID in base64url.
    public var id = ""

    /// The transports of the authenticator, such as `internal`, `hybrid` or `usb`.
    public var transports: [String]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
