/// One account as `accounts:lookup` and `accounts:batchGet` show it.
public struct AccountInfo: Codable, Hashable, Sendable {
    /// Account ID.
    public var localID: String

    /// E-mail address.
    public var email: String?

    /// Whether the address was proved.
    public var emailVerified: Bool?

    /// Name to show.
    public var displayName: String?

    /// Address of a picture.
    public var photoURL: String?

    /// Number in E.164.
    public var phoneNumber: String?

    /// The ways this account signs in.
    public var providerUserInfo: [ProviderUserInfo]?

    /// Seconds since 1970; tokens issued before are revoked.
    public var validSince: WireInt64?

    /// Whether sign-in is refused; absent on accounts no administrator has touched.
    public var disabled: Bool?

    /// Milliseconds since 1970 of the last sign-in.
    public var lastLoginAt: WireInt64?

    /// Milliseconds since 1970 of the creation.
    public var createdAt: WireInt64?

    /// RFC 3339 time of the last token refresh.
    public var lastRefreshAt: String?

    /// Custom claims: a JSON object, as a string.
    public var customAttributes: String?

    /// Enrolled second factors.
    public var mfaInfo: [SecondFactorInfo]?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(
        localID: String,
        email: String? = nil,
        emailVerified: Bool? = nil,
        displayName: String? = nil,
        photoURL: String? = nil,
        phoneNumber: String? = nil,
        providerUserInfo: [ProviderUserInfo]? = nil,
        validSince: WireInt64? = nil,
        disabled: Bool? = nil,
        lastLoginAt: WireInt64? = nil,
        createdAt: WireInt64? = nil,
        lastRefreshAt: String? = nil,
        customAttributes: String? = nil,
        mfaInfo: [SecondFactorInfo]? = nil,
        tenantID: String? = nil
    ) {
        self.localID = localID
        self.email = email
        self.emailVerified = emailVerified
        self.displayName = displayName
        self.photoURL = photoURL
        self.phoneNumber = phoneNumber
        self.providerUserInfo = providerUserInfo
        self.validSince = validSince
        self.disabled = disabled
        self.lastLoginAt = lastLoginAt
        self.createdAt = createdAt
        self.lastRefreshAt = lastRefreshAt
        self.customAttributes = customAttributes
        self.mfaInfo = mfaInfo
        self.tenantID = tenantID
    }

    private enum CodingKeys: String, CodingKey {
        case localID = "localId"
        case email
        case emailVerified
        case displayName
        case photoURL = "photoUrl"
        case phoneNumber
        case providerUserInfo
        case validSince
        case disabled
        case lastLoginAt
        case createdAt
        case lastRefreshAt
        case customAttributes
        case mfaInfo
        case tenantID = "tenantId"
    }
}
