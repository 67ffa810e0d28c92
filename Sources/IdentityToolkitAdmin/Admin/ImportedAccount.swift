public import IdentityToolkit

/// One account of `accounts:batchCreate`.
public struct ImportedAccount: WireObject {
    /// Account ID.
    public var localId: String?

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
    public var emailLinkSignin: Bool?

    /// The address that the account had first.
    public var initialEmail: String?

    /// Name on an identity provider's service.
    public var screenName: String?

    /// Second factors.
    public var mfaInfo: [SecondFactorEnrollment]?

    /// The tenant that the account is to belong to.
    public var tenantId: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
