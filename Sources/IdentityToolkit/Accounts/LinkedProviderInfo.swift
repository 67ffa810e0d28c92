/// A linked sign-in provider in requests of `accounts:update` and `accounts:batchCreate`.
public struct LinkedProviderInfo: WireObject {
    /// The provider ID, such as `google.com`.
    public var providerId: String?

    /// The display name from the provider.
    public var displayName: String?

    /// The URL of the profile picture from the provider.
    public var photoUrl: String?

    /// The user's identifier at the provider.
    public var federatedId: String?

    /// The e-mail address from the provider.
    public var email: String?

    /// The user's ID at the provider, as the provider issues it.
    public var rawId: String?

    /// The user name at the provider.
    public var screenName: String?

    /// The phone number in E.164 format.
    public var phoneNumber: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
