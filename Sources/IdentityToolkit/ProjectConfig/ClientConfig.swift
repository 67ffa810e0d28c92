/// What apps know and may do.
public struct ClientConfig: Codable, Hashable, Sendable {
    /// An API key; output only.
    public var apiKey: String?

    /// Name of a subdomain; output only.
    public var firebaseSubdomain: String?

    /// What apps may do.
    public var permissions: ClientPermissions?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(
        apiKey: String? = nil,
        firebaseSubdomain: String? = nil,
        permissions: ClientPermissions? = nil
    ) {
        self.apiKey = apiKey
        self.firebaseSubdomain = firebaseSubdomain
        self.permissions = permissions
    }
}

/// What apps may do.
public struct ClientPermissions: Codable, Hashable, Sendable {
    /// Whether only administrators create accounts.
    public var disabledUserSignup: Bool?

    /// Whether only administrators delete accounts.
    public var disabledUserDeletion: Bool?

    /// Creates the rules; a `nil` field stays out of the JSON.
    public init(disabledUserSignup: Bool? = nil, disabledUserDeletion: Bool? = nil) {
        self.disabledUserSignup = disabledUserSignup
        self.disabledUserDeletion = disabledUserDeletion
    }
}
