/// One way in which an account signs in.
public struct ProviderUserInfo: WireObject {
    /// Names the provider: `phone`, `password`, `google.com`, and others.
    public var providerId = ""

    /// Name the provider gave.
    public var displayName: String?

    /// Picture the provider gave.
    public var photoUrl: String?

    /// The provider's name for the person; absent for phones.
    ///
    /// The stock iOS SDK reads its `uid` from here.
    public var federatedId: String?

    /// Address the provider gave.
    public var email: String?

    /// The provider's own ID; for phones the number.
    ///
    /// Everyone but iOS reads `uid` from here.
    public var rawId: String?

    /// Name on the provider's service.
    public var screenName: String?

    /// Number in E.164.
    public var phoneNumber: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
