public import IdentityToolkit

/// The rules of passkeys as administrators read and patch them at `v2/projects/P/passkeyConfig`.
public struct PasskeyConfig: WireObject {
    /// `projects/P/passkeyConfig`, or that of a tenant; output only.
    public var name: String?

    /// The RP ID: the domain that passkeys work on.
    ///
    /// Unless it is set, it is the host of the server's public URL. Passkeys that were added under
    /// another RP ID cannot be used.
    public var rpId: String?

    /// Origins of further pages and apps that may use the passkeys.
    public var expectedOrigins: [String]?

    /// Whether users can add passkeys and sign in with them; Dialtone's own.
    public var enabled: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
