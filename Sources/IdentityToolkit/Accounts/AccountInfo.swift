/// An account in the responses of `accounts:lookup` and `accounts:batchGet`.
public struct AccountInfo: WireObject {
    /// The account ID.
    public var localId = ""

    /// The e-mail address.
    public var email: String?

    /// Whether the e-mail address is verified.
    public var emailVerified: Bool?

    /// The display name.
    public var displayName: String?

    /// The URL of the profile picture.
    public var photoUrl: String?

    /// The phone number in E.164 format.
    public var phoneNumber: String?

    /// The linked sign-in providers.
    public var providerUserInfo: [ProviderUserInfo]?

    /// The password hash in base64; `UkVEQUNURUQ=` for callers without permission to read it.
    public var passwordHash: String?

    /// The salt of `passwordHash` in base64.
    public var salt: String?

    /// The version of the hashing parameters.
    public var version: Int?

    /// The time of the last password change, in milliseconds since 1970.
    ///
    /// It is a number, unlike the other times.
    public var passwordUpdatedAt: Int64?

    /// The time before which all tokens are revoked, in seconds since 1970.
    public var validSince: WireInt64?

    /// Whether the account is disabled; absent if no administrator has changed it.
    public var disabled: Bool?

    /// The time of the last sign-in, in milliseconds since 1970.
    public var lastLoginAt: WireInt64?

    /// The creation time, in milliseconds since 1970.
    public var createdAt: WireInt64?

    /// The time of the last token refresh, in RFC 3339 format.
    public var lastRefreshAt: String?

    /// Whether the account was created with a custom token.
    public var customAuth: Bool?

    /// The custom claims: a JSON object as a string.
    public var customAttributes: String?

    /// Whether the account can sign in with an e-mail link.
    public var emailLinkSignin: Bool?

    /// The first e-mail address of the account.
    public var initialEmail: String?

    /// The user name at an identity provider.
    public var screenName: String?

    /// The preferred language of the user.
    public var language: String?

    /// The time zone of the user.
    public var timeZone: String?

    /// The date of birth.
    public var dateOfBirth: String?

    /// The enrolled second factors.
    public var mfaInfo: [SecondFactorInfo]?

    /// The passkeys, oldest first.
    public var passkeyInfo: [PasskeyInfo]?

    /// How many recovery codes have not been used, if the user has created some; a Dialtone
    /// extension.
    public var recoveryCodesLeft: Int?

    /// The ID of the tenant that the account belongs to.
    public var tenantId: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
