/// The request of `accounts:update`.
///
/// Clients identify the account with `idToken` or `oobCode`, administrators with `localId`.
public struct UpdateAccountRequest: WireRequest {
    /// The ID token of the account.
    public var idToken: String?

    /// The ID of the account to change; administrators only.
    public var localId: String?

    /// The action code from the e-mail.
    public var oobCode: String?

    /// The new display name.
    public var displayName: String?

    /// The URL of the new profile picture.
    public var photoUrl: String?

    /// The new e-mail address.
    public var email: String?

    /// The new password.
    public var password: String?

    /// Whether the e-mail address is verified; administrators only.
    public var emailVerified: Bool?

    /// The new phone number; administrators only.
    ///
    /// Users change their number with `accounts:signInWithPhoneNumber`.
    public var phoneNumber: String?

    /// Whether to disable or enable the account; administrators only.
    public var disableUser: Bool?

    /// The custom claims, a JSON object as a string; administrators only.
    public var customAttributes: String?

    /// The time before which all tokens are revoked, in seconds since 1970; administrators only.
    public var validSince: WireInt64?

    /// The creation time, in milliseconds since 1970; administrators only.
    public var createdAt: WireInt64?

    /// The time of the last sign-in, in milliseconds since 1970; administrators only.
    public var lastLoginAt: WireInt64?

    /// The complete list of second factors; administrators only.
    ///
    /// If it is absent, the list does not change; an empty object clears the list.
    public var mfa: SecondFactorEnrollments?

    /// The attributes to delete.
    public var deleteAttribute: [AccountAttribute]?

    /// The IDs of the providers to unlink, such as `phone`.
    public var deleteProvider: [String]?

    /// The credential IDs of the passkeys to remove, in base64url or base64.
    public var deletePasskey: [String]?

    /// The enrollment IDs of the second factors to remove; administrators only.
    ///
    /// Unlike `mfa`, it keeps factors that are enrolled at the same time. A Dialtone extension.
    public var deleteSecondFactor: [String]?

    /// The new names of passkeys; a Dialtone extension.
    public var renamePasskey: [PasskeyRename]?

    /// Whether to delete the recovery codes; administrators only.
    ///
    /// A Dialtone extension.
    public var deleteRecoveryCodes: Bool?

    /// The federated identity to link.
    public var linkProviderUserInfo: LinkedProviderInfo?

    /// The challenge of reCAPTCHA version 1 that `captchaResponse` answers.
    public var captchaChallenge: String?

    /// The reCAPTCHA Enterprise token; `NO_RECAPTCHA` means that there is none.
    public var captchaResponse: String?

    /// Ignored; the ID of the app installation.
    public var instanceId: String?

    /// Ignored; the project on whose behalf the administrator acts.
    public var delegatedProjectNumber: String?

    /// Ignored; sent by all SDKs.
    public var returnSecureToken: Bool?

    /// The project ID, for administrators whose request path names no project.
    public var targetProjectId: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts:update`.
public struct UpdateAccountResponse: WireObject {
    /// The type name of the response.
    public var kind = "identitytoolkit#SetAccountInfoResponse"

    /// The account ID.
    public var localId = ""

    /// The e-mail address.
    public var email: String?

    /// Whether the e-mail address is verified.
    public var emailVerified: Bool?

    /// The new e-mail address that the action code set.
    public var newEmail: String?

    /// The display name.
    public var displayName: String?

    /// The URL of the profile picture.
    public var photoUrl: String?

    /// `UkVEQUNURUQ=` if the account has a password; never the hash.
    public var passwordHash: String?

    /// The linked sign-in providers.
    public var providerUserInfo: [ProviderUserInfo]?

    /// The new ID token, if the change invalidated the previous one.
    public var idToken: String?

    /// The new refresh token, if the change invalidated the previous one.
    public var refreshToken: String?

    /// The lifetime of `idToken`, in seconds.
    public var expiresIn: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
