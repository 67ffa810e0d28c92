/// A way to sign in as the caller of `accounts:update` or `accounts:batchCreate` describes it.
public struct LinkedProviderInfo: WireObject {
    /// Names the provider.
    public var providerId: String?

    /// Name the provider gave.
    public var displayName: String?

    /// Picture the provider gave.
    public var photoUrl: String?

    /// The provider's name for the person.
    public var federatedId: String?

    /// Address the provider gave.
    public var email: String?

    /// The provider's own ID.
    public var rawId: String?

    /// Name on the provider's service.
    public var screenName: String?

    /// Number in E.164.
    public var phoneNumber: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
