/// A way to sign in as the caller of `accounts:update` or `accounts:batchCreate` describes it.
public struct LinkedProviderInfo: Codable, Hashable, Sendable {
    /// Names the provider.
    public var providerID: String?

    /// Name the provider gave.
    public var displayName: String?

    /// Picture the provider gave.
    public var photoURL: String?

    /// The provider's name for the person.
    public var federatedID: String?

    /// Address the provider gave.
    public var email: String?

    /// The provider's own ID.
    public var rawID: String?

    /// Name on the provider's service.
    public var screenName: String?

    /// Number in E.164.
    public var phoneNumber: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(
        providerID: String? = nil,
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
