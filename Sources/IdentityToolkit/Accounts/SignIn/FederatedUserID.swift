/// One person as an identity provider knows them.
public struct FederatedUserID: WireObject {
    /// Names the provider.
    public var providerId: String?

    /// The provider's own ID.
    public var rawId: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
