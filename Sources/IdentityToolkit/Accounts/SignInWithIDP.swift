/// Body of `accounts:signInWithIdp`: signs in with what another identity provider issued.
public struct SignInWithIDPRequest: WireRequest {
    /// Where the provider sent the person back to; a URL, for credentials any.
    ///
    /// Its query and fragment may hold the same parameters as `postBody`.
    public var requestURI: String?

    /// The credential as a form: `providerId`, `id_token`, `access_token`, `oauth_token_secret`,
    /// `nonce`, `identifier`, `code`, `user`.
    public var postBody: String?

    /// What `accounts:createAuthUri` returned.
    public var sessionID: String?

    /// What an earlier answer returned, instead of a credential.
    public var pendingToken: String?

    /// A sign-in that waits to be linked; sent by old SDKs.
    public var pendingIDToken: String?

    /// The account to link to.
    public var idToken: String?

    /// Whether an unknown person gets an account; absent means yes.
    public var autoCreate: Bool?

    /// Whether a conflict is told in an answer, with the credential, instead of an error.
    public var returnIDPCredential: Bool?

    /// Whether to return the provider's refresh token.
    public var returnRefreshToken: Bool?

    /// Sent by all SDKs and without effect: tokens are always modern ones.
    public var returnSecureToken: Bool?

    /// The administrator's project where the path names none.
    public var targetProjectID: String?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case postBody, pendingToken, idToken, autoCreate, returnRefreshToken, returnSecureToken
        case requestURI = "requestUri"
        case sessionID = "sessionId"
        case pendingIDToken = "pendingIdToken"
        case returnIDPCredential = "returnIdpCredential"
        case targetProjectID = "targetProjectId"
        case tenantID = "tenantId"
    }
}

/// Answer of `accounts:signInWithIdp`.
///
/// Tokens; or `mfaPendingCredential` with `mfaInfo`; or `needConfirmation` with
/// `verifiedProviders`; or `errorMessage`. The mere presence of `needConfirmation`,
/// `mfaPendingCredential` and `errorMessage` stops a sign-in.
public struct SignInWithIDPResponse: Codable, Hashable, Sendable {
    /// The answer's type name.
    public var kind: String

    /// Names the provider.
    public var providerID: String?

    /// The provider's name for the person, as a URL for some.
    public var federatedID: String?

    /// The provider's own ID of the person.
    ///
    /// Upstream leaves it to `federatedID`.
    public var rawID: String?

    /// The account.
    public var localID: String?

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
    public var photoURL: String?

    /// Date of birth.
    public var dateOfBirth: String?

    /// Language that the person prefers.
    public var language: String?

    /// Time zone of the person.
    public var timeZone: String?

    /// Everything the provider told: a JSON object, as a string.
    public var rawUserInfo: String?

    /// The provider's ID token.
    public var oauthIDToken: String?

    /// The provider's access token.
    public var oauthAccessToken: String?

    /// The secret of an OAuth 1 access token.
    public var oauthTokenSecret: String?

    /// The provider's refresh token.
    public var oauthRefreshToken: String?

    /// Seconds for which `oauthAccessToken` is valid.
    public var oauthExpiresIn: WireInt64?

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
    public var verifiedProviders: [String]?

    /// An unproved address was taken from the account that claimed it.
    public var emailRecycled: Bool?

    /// The address that `accounts:createAuthUri` was called with.
    public var inputEmail: String?

    /// The account's address where it differs from the provider's.
    public var originalEmail: String?

    /// What `accounts:createAuthUri` was given.
    public var context: String?

    /// The conflict that ``SignInWithIDPRequest/returnIDPCredential`` asked to be told here.
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
    public var tenantID: String?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(
        kind: String = "identitytoolkit#VerifyAssertionResponse",
        providerID: String? = nil,
        federatedID: String? = nil,
        rawID: String? = nil,
        localID: String? = nil,
        email: String? = nil,
        emailVerified: Bool? = nil,
        displayName: String? = nil,
        fullName: String? = nil,
        firstName: String? = nil,
        lastName: String? = nil,
        nickName: String? = nil,
        screenName: String? = nil,
        photoURL: String? = nil,
        dateOfBirth: String? = nil,
        language: String? = nil,
        timeZone: String? = nil,
        rawUserInfo: String? = nil,
        oauthIDToken: String? = nil,
        oauthAccessToken: String? = nil,
        oauthTokenSecret: String? = nil,
        oauthRefreshToken: String? = nil,
        oauthExpiresIn: WireInt64? = nil,
        oauthAuthorizationCode: String? = nil,
        pendingToken: String? = nil,
        isNewUser: Bool? = nil,
        needConfirmation: Bool? = nil,
        needEmail: Bool? = nil,
        verifiedProviders: [String]? = nil,
        emailRecycled: Bool? = nil,
        inputEmail: String? = nil,
        originalEmail: String? = nil,
        context: String? = nil,
        errorMessage: String? = nil,
        idToken: String? = nil,
        refreshToken: String? = nil,
        expiresIn: String? = nil,
        mfaPendingCredential: String? = nil,
        mfaInfo: [SecondFactorInfo]? = nil,
        tenantID: String? = nil
    ) {
        self.kind = kind
        self.providerID = providerID
        self.federatedID = federatedID
        self.rawID = rawID
        self.localID = localID
        self.email = email
        self.emailVerified = emailVerified
        self.displayName = displayName
        self.fullName = fullName
        self.firstName = firstName
        self.lastName = lastName
        self.nickName = nickName
        self.screenName = screenName
        self.photoURL = photoURL
        self.dateOfBirth = dateOfBirth
        self.language = language
        self.timeZone = timeZone
        self.rawUserInfo = rawUserInfo
        self.oauthIDToken = oauthIDToken
        self.oauthAccessToken = oauthAccessToken
        self.oauthTokenSecret = oauthTokenSecret
        self.oauthRefreshToken = oauthRefreshToken
        self.oauthExpiresIn = oauthExpiresIn
        self.oauthAuthorizationCode = oauthAuthorizationCode
        self.pendingToken = pendingToken
        self.isNewUser = isNewUser
        self.needConfirmation = needConfirmation
        self.needEmail = needEmail
        self.verifiedProviders = verifiedProviders
        self.emailRecycled = emailRecycled
        self.inputEmail = inputEmail
        self.originalEmail = originalEmail
        self.context = context
        self.errorMessage = errorMessage
        self.idToken = idToken
        self.refreshToken = refreshToken
        self.expiresIn = expiresIn
        self.mfaPendingCredential = mfaPendingCredential
        self.mfaInfo = mfaInfo
        self.tenantID = tenantID
    }

    private enum CodingKeys: String, CodingKey {
        case kind, email, emailVerified, displayName, fullName, firstName, lastName, nickName,
            screenName, dateOfBirth, language, timeZone, rawUserInfo, oauthAccessToken,
            oauthTokenSecret, oauthRefreshToken, oauthAuthorizationCode, pendingToken, isNewUser,
            needConfirmation, needEmail, emailRecycled, inputEmail, originalEmail, context,
            errorMessage, idToken, refreshToken, expiresIn, mfaPendingCredential, mfaInfo
        case providerID = "providerId"
        case federatedID = "federatedId"
        case rawID = "rawId"
        case localID = "localId"
        case photoURL = "photoUrl"
        case oauthIDToken = "oauthIdToken"
        case oauthExpiresIn = "oauthExpireIn"
        case verifiedProviders = "verifiedProvider"
        case tenantID = "tenantId"
    }
}
