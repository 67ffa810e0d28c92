public import IdentityToolkit

/// The settings of client apps.
public struct ClientConfig: WireObject {
    /// An API key; output only.
    public var apiKey: String?

    /// The subdomain; output only.
    public var firebaseSubdomain: String?

    /// The permissions of clients: sign-up and account deletion.
    public var permissions: ClientPermissions?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The permissions of clients: sign-up and account deletion.
public struct ClientPermissions: WireObject {
    /// Whether only administrators can create accounts.
    public var disabledUserSignup: Bool?

    /// Whether only administrators can delete accounts.
    public var disabledUserDeletion: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
