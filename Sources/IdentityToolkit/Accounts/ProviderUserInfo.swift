/// A linked sign-in provider of an account.
public struct ProviderUserInfo: WireObject {
    /// The provider ID: `phone`, `password`, `google.com` and others.
    public var providerId = ""

    /// The display name from the provider.
    public var displayName: String?

    /// The URL of the profile picture from the provider.
    public var photoUrl: String?

    /// The user's identifier at the provider; absent for `phone`.
    ///
    /// The stock iOS SDK uses it as `uid`.
    public var federatedId: String?

    /// The e-mail address from the provider.
    public var email: String?

    /// The user's ID at the provider; the phone number for `phone`.
    ///
    /// All SDKs except the one for iOS use it as `uid`.
    public var rawId: String?

    /// The user name at the provider.
    public var screenName: String?

    /// The phone number in E.164 format.
    public var phoneNumber: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
