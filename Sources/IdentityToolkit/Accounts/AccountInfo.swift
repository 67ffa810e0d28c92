/// One account as `accounts:lookup` and `accounts:batchGet` show it.
public struct AccountInfo: WireObject {
    /// Account ID.
    public var localId = ""

    /// E-mail address.
    public var email: String?

    /// Whether the address was proved.
    public var emailVerified: Bool?

    /// Name to show.
    public var displayName: String?

    /// Address of a picture.
    public var photoUrl: String?

    /// Number in E.164.
    public var phoneNumber: String?

    /// The ways this account signs in.
    public var providerUserInfo: [ProviderUserInfo]?

    /// Hash of the password in base64, or `UkVEQUNURUQ=` for who may not see it.
    public var passwordHash: String?

    /// Salt of `passwordHash` in base64.
    public var salt: String?

    /// Version of the hash's parameters.
    public var version: Int?

    /// Milliseconds since 1970 of the password's last change.
    ///
    /// A number, unlike the other times.
    public var passwordUpdatedAt: Int64?

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

    /// Whether the account came by a custom token.
    public var customAuth: Bool?

    /// Custom claims: a JSON object, as a string.
    public var customAttributes: String?

    /// Whether the account can sign in by a link in an e-mail.
    public var emailLinkSignin: Bool?

    /// The address that the account had first.
    public var initialEmail: String?

    /// Name on an identity provider's service.
    public var screenName: String?

    /// Language that the person prefers.
    public var language: String?

    /// Time zone of the person.
    public var timeZone: String?

    /// Date of birth.
    public var dateOfBirth: String?

    /// Enrolled second factors.
    public var mfaInfo: [SecondFactorInfo]?

    /// Passkeys, the oldest first.
    public var passkeyInfo: [PasskeyInfo]?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
