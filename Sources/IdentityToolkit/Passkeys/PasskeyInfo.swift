/// A passkey of an account as `accounts:lookup` shows it.
public struct PasskeyInfo: WireObject {
    /// The credential ID in base64url.
    public var credentialId = ""

    /// Name of the passkey; `Unnamed Passkey` if it got none.
    public var name = ""

    /// RFC 3339 time with milliseconds at which the passkey was added; Dialtone's own.
    public var createdAt: String?

    /// RFC 3339 time with milliseconds of the last sign-in with it; Dialtone's own.
    public var lastUsedAt: String?

    /// Whether a passkey provider keeps a copy of it; Dialtone's own.
    ///
    /// If not, the passkey is lost with its device or security key.
    public var backedUp: Bool?

    /// The kind of authenticator or passkey provider, as a UUID in lower case; Dialtone's own.
    ///
    /// Absent if the authenticator did not tell. The server does not verify it.
    public var aaguid: String?

    /// How the authenticator was reached, such as `internal`, `hybrid` or `usb`; Dialtone's own.
    public var transports: [String]?

    /// The domain that the passkey works on; Dialtone's own.
    public var rpId: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A new name for a passkey.
public struct PasskeyRename: WireObject {
    /// The credential ID in base64url.
    public var credentialId: String?

    /// The new name, of at most 100 characters.
    public var name: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
