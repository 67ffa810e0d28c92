/// One way in which an account signs in.
public struct ProviderUserInfo: Codable, Hashable, Sendable {
    /// Names the provider: `phone`, `password`, `google.com`, and others.
    public var providerID: String

    /// Name the provider gave.
    public var displayName: String?

    /// Picture the provider gave.
    public var photoURL: String?

    /// The provider's name for the person; absent for phones.
    ///
    /// The stock iOS SDK reads its `uid` from here.
    public var federatedID: String?

    /// Address the provider gave.
    public var email: String?

    /// The provider's own ID; for phones the number.
    ///
    /// Everyone but iOS reads `uid` from here.
    public var rawID: String?

    /// Name on the provider's service.
    public var screenName: String?

    /// Number in E.164.
    public var phoneNumber: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(
        providerID: String,
        displayName: String? = nil,
        photoURL: String? = nil,
        federatedID: String? = nil,
        email: String? = nil,
        rawID: String? = nil,
        screenName: String? = nil,
        phoneNumber: String? = nil
    ) {
        self.providerID = providerID
        self.displayName = displayName
        self.photoURL = photoURL
        self.federatedID = federatedID
        self.email = email
        self.rawID = rawID
        self.screenName = screenName
        self.phoneNumber = phoneNumber
    }

    private enum CodingKeys: String, CodingKey {
        case displayName, email, screenName, phoneNumber
        case providerID = "providerId"
        case photoURL = "photoUrl"
        case federatedID = "federatedId"
        case rawID = "rawId"
    }
}
