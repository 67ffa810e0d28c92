/// The request of `accounts:signInWithIdp`, which signs in with a credential of an identity
/// provider.
public struct SignInWithIDPRequest: WireRequest {
    /// The URL that the provider redirected to; any URL if `postBody` has a credential.
    ///
    /// Its query and fragment can have the same parameters as `postBody`.
    public var requestUri: String?

    /// The credential in URL-encoded form: `providerId`, `id_token`, `access_token`,
    /// `oauth_token_secret`, `nonce`, `identifier`, `code`, `user`.
    public var postBody: String?

    /// The `sessionId` from `accounts:createAuthUri`.
    public var sessionId: String?

    /// The `pendingToken` of an earlier response, instead of a credential.
    public var pendingToken: String?

    /// The ID token of a sign-in that is to be linked; sent by old SDKs.
    public var pendingIdToken: String?

    /// The ID token of the account to link to.
    public var idToken: String?

    /// Whether to create an account for a new user; `true` by default.
    public var autoCreate: Bool?

    /// Whether to report conflicts in a response with the credential, instead of an error.
    public var returnIdpCredential: Bool?

    /// Whether to return the provider's refresh token.
    public var returnRefreshToken: Bool?

    /// Ignored; sent by all SDKs.
    public var returnSecureToken: Bool?

    /// The project ID, for administrators whose request path names no project.
    public var targetProjectId: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts:signInWithIdp`.
///
/// It has tokens, or `mfaPendingCredential` with `mfaInfo`, or `needConfirmation` with
/// `verifiedProvider`, or `errorMessage`. SDKs do not sign in if `needConfirmation`,
/// `mfaPendingCredential` or `errorMessage` is present.
public struct SignInWithIDPResponse: WireObject {
    /// The type name of the response.
    public var kind = "identitytoolkit#VerifyAssertionResponse"

    /// The provider ID, such as `google.com`.
    public var providerId: String?

    /// The user's identifier at the provider, a URL for some providers.
    public var federatedId: String?

    /// The user's ID at the provider.
    ///
    /// Google's service returns it in `federatedId` only.
    public var rawId: String?

    /// The account ID.
    public var localId: String?

    /// The e-mail address from the provider.
    public var email: String?

    /// Whether the provider has verified the e-mail address.
    public var emailVerified: Bool?

    /// The display name.
    public var displayName: String?

    /// The full name.
    public var fullName: String?

    /// The first name.
    public var firstName: String?

    /// The last name.
    public var lastName: String?

    /// The nickname.
    public var nickName: String?

    /// The user name at the provider.
    public var screenName: String?

    /// The URL of the profile picture.
    public var photoUrl: String?

    /// The date of birth.
    public var dateOfBirth: String?

    /// The preferred language of the user.
    public var language: String?

    /// The time zone of the user.
    public var timeZone: String?

    /// The complete profile from the provider: a JSON object as a string.
    public var rawUserInfo: String?

    /// The provider's ID token.
    public var oauthIdToken: String?

    /// The provider's access token.
    public var oauthAccessToken: String?

    /// The secret of an OAuth 1 access token.
    public var oauthTokenSecret: String?

    /// The provider's refresh token.
    public var oauthRefreshToken: String?

    /// The lifetime of `oauthAccessToken`, in seconds.
    public var oauthExpireIn: WireInt64?

    /// The provider's authorization code.
    public var oauthAuthorizationCode: String?

    /// A token that represents this credential in a later request.
    public var pendingToken: String?

    /// Whether the call created the account.
    public var isNewUser: Bool?

    /// Whether the e-mail address belongs to an account with other sign-in methods.
    public var needConfirmation: Bool?

    /// Whether the project requires an e-mail address that the provider did not supply.
    public var needEmail: Bool?

    /// The sign-in methods of the account with this e-mail address.
    public var verifiedProvider: [String]?

    /// Whether an unverified e-mail address was removed from another account.
    public var emailRecycled: Bool?

    /// The `identifier` of the `accounts:createAuthUri` request.
    public var inputEmail: String?

    /// The e-mail address of the account, if it differs from the provider's.
    public var originalEmail: String?

    /// The `context` of the `accounts:createAuthUri` request.
    public var context: String?

    /// The error code of a conflict, if ``SignInWithIDPRequest/returnIdpCredential`` is `true`.
    public var errorMessage: String?

    /// The ID token; absent if the sign-in is not complete.
    public var idToken: String?

    /// The refresh token.
    public var refreshToken: String?

    /// The lifetime of `idToken`, in seconds.
    public var expiresIn: String?

    /// The credential for `accounts/mfaSignIn:start`.
    public var mfaPendingCredential: String?

    /// The enrolled second factors that the user can choose from.
    public var mfaInfo: [SecondFactorInfo]?

    /// Whether a recovery code can take the place of a second factor; a Dialtone extension.
    public var hasRecoveryCodes: Bool?

    /// The ID of the tenant that the account belongs to.
    public var tenantId: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
