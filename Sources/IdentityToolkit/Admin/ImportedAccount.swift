/// One account of `accounts:batchCreate`.
public struct ImportedAccount: Codable, Hashable, Sendable {
    /// Account ID.
    public var localID: String?

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
    public var providerUserInfo: [LinkedProviderInfo]?

    /// Hash of the password in base64.
    public var passwordHash: String?

    /// Salt of `passwordHash` in base64.
    public var salt: String?

    /// Version of the hash's parameters.
    public var version: Int?

    /// Milliseconds since 1970 of the password's last change.
    public var passwordUpdatedAt: WireInt64?

    /// The password itself, instead of its hash.
    public var rawPassword: String?

    /// Seconds since 1970; tokens issued before are revoked.
    public var validSince: WireInt64?

    /// Whether sign-in is refused.
    public var disabled: Bool?

    /// Milliseconds since 1970 of the last sign-in.
    public var lastLoginAt: WireInt64?

    /// Milliseconds since 1970 of the creation.
    public var createdAt: WireInt64?

    /// Whether the account came by a custom token.
    public var customAuth: Bool?

    /// Custom claims: a JSON object, as a string.
    public var customAttributes: String?

    /// Whether the account can sign in by a link in an e-mail.
    public var emailLinkSignIn: Bool?

    /// The address that the account had first.
    public var initialEmail: String?

    /// Name on an identity provider's service.
    public var screenName: String?

    /// Second factors.
    public var mfaInfo: [SecondFactorEnrollment]?

    /// The tenant that the account is to belong to.
    public var tenantID: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(
        localID: String? = nil,
        email: String? = nil,
        emailVerified: Bool? = nil,
        displayName: String? = nil,
        photoURL: String? = nil,
        phoneNumber: String? = nil,
        providerUserInfo: [LinkedProviderInfo]? = nil,
        passwordHash: String? = nil,
        salt: String? = nil,
        version: Int? = nil,
        passwordUpdatedAt: WireInt64? = nil,
        rawPassword: String? = nil,
        validSince: WireInt64? = nil,
        disabled: Bool? = nil,
        lastLoginAt: WireInt64? = nil,
        createdAt: WireInt64? = nil,
        customAuth: Bool? = nil,
        customAttributes: String? = nil,
        emailLinkSignIn: Bool? = nil,
        initialEmail: String? = nil,
        screenName: String? = nil,
        mfaInfo: [SecondFactorEnrollment]? = nil,
        tenantID: String? = nil
    ) {
        self.localID = localID
        self.email = email
        self.emailVerified = emailVerified
        self.displayName = displayName
        self.photoURL = photoURL
        self.phoneNumber = phoneNumber
        self.providerUserInfo = providerUserInfo
        self.passwordHash = passwordHash
        self.salt = salt
        self.version = version
        self.passwordUpdatedAt = passwordUpdatedAt
        self.rawPassword = rawPassword
        self.validSince = validSince
        self.disabled = disabled
        self.lastLoginAt = lastLoginAt
        self.createdAt = createdAt
        self.customAuth = customAuth
        self.customAttributes = customAttributes
        self.emailLinkSignIn = emailLinkSignIn
        self.initialEmail = initialEmail
        self.screenName = screenName
        self.mfaInfo = mfaInfo
        self.tenantID = tenantID
    }

    private enum CodingKeys: String, CodingKey {
        case email, emailVerified, displayName, phoneNumber, providerUserInfo, passwordHash, salt,
            version, passwordUpdatedAt, rawPassword, validSince, disabled, lastLoginAt, createdAt,
            customAuth, customAttributes, initialEmail, screenName, mfaInfo
        case localID = "localId"
        case photoURL = "photoUrl"
        case emailLinkSignIn = "emailLinkSignin"
        case tenantID = "tenantId"
    }
}
