public import IdentityToolkit

/// The passkey settings of a project or tenant.
public struct PasskeyConfig: WireObject {
    /// The resource name, `projects/P/passkeyConfig` or
    /// `projects/P/tenants/T/passkeyConfig`; output only.
    public var name: String?

    /// The RP ID: the domain that passkeys work on.
    ///
    /// By default, it is the host of the server's public URL. Passkeys that were added with another
    /// RP ID cannot be used.
    public var rpId: String?

    /// The origins of additional pages and apps that may use the passkeys.
    public var expectedOrigins: [String]?

    /// Whether users can add passkeys and sign in with them; a Dialtone extension.
    public var enabled: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
