/// Body of `accounts:update`.
///
/// A client names the account by `idToken` or `oobCode`, an administrator by `localId`.
public struct UpdateAccountRequest: WireRequest {
    /// The caller's own account.
    public var idToken: String?

    /// The account an administrator changes.
    public var localId: String?

    /// Action code of an e-mail.
    public var oobCode: String?

    /// New name.
    public var displayName: String?

    /// New picture.
    public var photoUrl: String?

    /// New e-mail address.
    public var email: String?

    /// New password.
    public var password: String?

    /// Whether the address counts as proved; administrators only.
    public var emailVerified: Bool?

    /// New number; administrators only, others prove it by `accounts:signInWithPhoneNumber`.
    public var phoneNumber: String?

    /// Disables or enables the account; administrators only.
    public var disableUser: Bool?

    /// Custom claims, a JSON object as a string; administrators only.
    public var customAttributes: String?

    /// Seconds since 1970: revokes what was issued before; administrators only.
    public var validSince: WireInt64?

    /// Milliseconds since 1970 of the creation; administrators only.
    public var createdAt: WireInt64?

    /// Milliseconds since 1970 of the last sign-in; administrators only.
    public var lastLoginAt: WireInt64?

    /// The whole list of second factors; administrators only.
    ///
    /// Absent leaves the list as it is, an empty object clears it.
    public var mfa: SecondFactorEnrollments?

    /// Attributes to remove.
    public var deleteAttribute: [AccountAttribute]?

    /// Ways to sign in to remove, such as `phone`.
    public var deleteProvider: [String]?

    /// Credential IDs of passkeys to remove, in base64url or base64.
    public var deletePasskey: [String]?

    /// New names for passkeys; Dialtone's own.
    public var renamePasskey: [PasskeyRename]?

    /// A federated account to link.
    public var linkProviderUserInfo: LinkedProviderInfo?

    /// Challenge that `captchaResponse` answers, of the first reCAPTCHA.
    public var captchaChallenge: String?

    /// Token of reCAPTCHA Enterprise.
    ///
    /// The literal `NO_RECAPTCHA` means absent.
    public var captchaResponse: String?

    /// Names the app's installation; without effect.
    public var instanceId: String?

    /// Project on whose behalf an administrator works; without effect.
    public var delegatedProjectNumber: String?

    /// Sent by all SDKs and without effect.
    public var returnSecureToken: Bool?

    /// The administrator's project where the path names none.
    public var targetProjectId: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts:update`.
public struct UpdateAccountResponse: WireObject {
    /// The answer's type name.
    public var kind = "identitytoolkit#SetAccountInfoResponse"

    /// The account.
    public var localId = ""

    /// E-mail address.
    public var email: String?

    /// Whether the address was proved.
    public var emailVerified: Bool?

    /// The address that an action code changed to.
    public var newEmail: String?

    /// Name to show.
    public var displayName: String?

    /// Address of a picture.
    public var photoUrl: String?

    /// `UkVEQUNURUQ=` where there is a password; never the hash.
    public var passwordHash: String?

    /// The ways this account signs in.
    public var providerUserInfo: [ProviderUserInfo]?

    /// New ID token, where the change ended the old one.
    public var idToken: String?

    /// New refresh token, where the change ended the old one.
    public var refreshToken: String?

    /// Seconds for which `idToken` is valid.
    public var expiresIn: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
