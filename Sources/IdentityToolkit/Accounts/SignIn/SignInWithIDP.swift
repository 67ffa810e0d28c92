/// Body of `accounts:signInWithIdp`: signs in with what another identity provider issued.
public struct SignInWithIDPRequest: WireRequest {
    /// Where the provider sent the person back to; a URL, for credentials any.
    ///
    /// Its query and fragment may hold the same parameters as `postBody`.
    public var requestUri: String?

    /// The credential as a form: `providerId`, `id_token`, `access_token`, `oauth_token_secret`,
    /// `nonce`, `identifier`, `code`, `user`.
    public var postBody: String?

    /// What `accounts:createAuthUri` returned.
    public var sessionId: String?

    /// What an earlier answer returned, instead of a credential.
    public var pendingToken: String?

    /// A sign-in that waits to be linked; sent by old SDKs.
    public var pendingIdToken: String?

    /// The account to link to.
    public var idToken: String?

    /// Whether an unknown person gets an account; absent means yes.
    public var autoCreate: Bool?

    /// Whether a conflict is told in an answer, with the credential, instead of an error.
    public var returnIdpCredential: Bool?

    /// Whether to return the provider's refresh token.
    public var returnRefreshToken: Bool?

    /// Sent by all SDKs and without effect: tokens are always modern ones.
    public var returnSecureToken: Bool?

    /// The administrator's project where the path names none.
    public var targetProjectId: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts:signInWithIdp`.
///
/// Tokens; or `mfaPendingCredential` with `mfaInfo`; or `needConfirmation` with
/// `verifiedProvider`; or `errorMessage`. The mere presence of `needConfirmation`,
/// `mfaPendingCredential` and `errorMessage` stops a sign-in.
public struct SignInWithIDPResponse: WireObject {
    /// The answer's type name.
    public var kind = "identitytoolkit#VerifyAssertionResponse"

    /// Names the provider.
    public var providerId: String?

    /// The provider's name for the person, as a URL for some.
    public var federatedId: String?

    /// The provider's own ID of the person.
    ///
    /// Upstream leaves it to `federatedId`.
    public var rawId: String?

    /// The account.
    public var localId: String?

    /// E-mail address that the provider told.
    public var email: String?

    /// Whether the provider vouches for the address.
    public var emailVerified: Bool?

    /// Name to show.
    public var displayName: String?

    /// Full name.
    public var fullName: String?

    /// First name.
    public var firstName: String?

    /// Last name.
    public var lastName: String?

    /// Nickname.
    public var nickName: String?

    /// Name on the provider's service.
    public var screenName: String?

    /// Address of a picture.
    public var photoUrl: String?

    /// Date of birth.
    public var dateOfBirth: String?

    /// Language that the person prefers.
    public var language: String?

    /// Time zone of the person.
    public var timeZone: String?

    /// Everything the provider told: a JSON object, as a string.
    public var rawUserInfo: String?

    /// The provider's ID token.
    public var oauthIdToken: String?

    /// The provider's access token.
    public var oauthAccessToken: String?

    /// The secret of an OAuth 1 access token.
    public var oauthTokenSecret: String?

    /// The provider's refresh token.
    public var oauthRefreshToken: String?

    /// Seconds for which `oauthAccessToken` is valid.
    public var oauthExpireIn: WireInt64?

    /// The provider's authorization code.
    public var oauthAuthorizationCode: String?

    /// Repeats this credential in a later call.
    public var pendingToken: String?

    /// Whether this call created the account.
    public var isNewUser: Bool?

    /// The address belongs to an account that signs in otherwise.
    public var needConfirmation: Bool?

    /// The provider told no address and the project wants one.
    public var needEmail: Bool?

    /// How the account with this address signs in.
    public var verifiedProvider: [String]?

    /// An unproved address was taken from the account that claimed it.
    public var emailRecycled: Bool?

    /// The address that `accounts:createAuthUri` was called with.
    public var inputEmail: String?

    /// The account's address where it differs from the provider's.
    public var originalEmail: String?

    /// What `accounts:createAuthUri` was given.
    public var context: String?

    /// The conflict that ``SignInWithIDPRequest/returnIdpCredential`` asked to be told here.
    public var errorMessage: String?

    /// ID token; absent where the sign-in is not complete.
    public var idToken: String?

    /// Token that renews `idToken`.
    public var refreshToken: String?

    /// Seconds for which `idToken` is valid.
    public var expiresIn: String?

    /// What a second factor completes.
    public var mfaPendingCredential: String?

    /// The second factors to choose from.
    public var mfaInfo: [SecondFactorInfo]?

    /// The account's tenant.
    public var tenantId: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
