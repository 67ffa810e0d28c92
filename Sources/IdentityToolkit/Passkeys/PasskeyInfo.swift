/// A passkey of an account.
public struct PasskeyInfo: WireObject {
    /// The credential ID in base64url.
    public var credentialId = ""

    /// The name of the passkey; `Unnamed Passkey` if none was given.
    public var name = ""

    /// The time when the passkey was added, in RFC 3339 format with milliseconds; a Dialtone
    /// extension.
    public var createdAt: String?

    /// The time of the last sign-in with the passkey, in RFC 3339 format with milliseconds; a
    /// Dialtone extension.
    public var lastUsedAt: String?

    /// Whether a passkey provider has a backup of the passkey; a Dialtone extension.
    ///
    /// Without a backup, the passkey is lost with its device or security key.
    public var backedUp: Bool?

    /// The model of the authenticator or the passkey provider, as a lowercase UUID; a Dialtone
    /// extension.
    ///
    /// It is absent if the authenticator did not send it. The server does not verify it.
    public var aaguid: String?

    /// The transports of the authenticator, such as `internal`, `hybrid` or `usb`; a Dialtone
    /// extension.
    public var transports: [String]?

    /// The domain that the passkey works on; a Dialtone extension.
    public var rpId: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A new name for a passkey.
public struct PasskeyRename: WireObject {
    /// The credential ID in base64url.
    public var credentialId: String?

    /// The new name: at most 100 characters.
    public var name: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
