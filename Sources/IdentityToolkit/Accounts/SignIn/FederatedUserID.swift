/// A user's identity at an identity provider.
public struct FederatedUserID: WireObject {
    /// The provider ID, such as `google.com`.
    public var providerId: String?

    /// The user's ID at the provider.
    public var rawId: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
