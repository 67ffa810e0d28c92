public import IdentityToolkit

/// What apps know and may do.
public struct ClientConfig: WireObject {
    /// An API key; output only.
    public var apiKey: String?

    /// Name of a subdomain; output only.
    public var firebaseSubdomain: String?

    /// What apps may do.
    public var permissions: ClientPermissions?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What apps may do.
public struct ClientPermissions: WireObject {
    /// Whether only administrators create accounts.
    public var disabledUserSignup: Bool?

    /// Whether only administrators delete accounts.
    public var disabledUserDeletion: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
