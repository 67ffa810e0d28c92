/// Body of `accounts:signInWithEmailLink`.
public struct SignInWithEmailLinkRequest: WireRequest {
    /// The address that the link went to.
    public var email: String?

    /// Action code of the link.
    public var oobCode: String?

    /// The account to link the address to.
    public var idToken: String?

    /// Sent by old SDKs and without effect.
    public var postBody: String?

    /// Sent by all SDKs and without effect: tokens are always modern ones.
    public var returnSecureToken: Bool?

    /// The administrator's project where the path names none.
    public var targetProjectId: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts:signInWithEmailLink`.
///
/// Either tokens, or, where a second factor has to complete the sign-in, `mfaPendingCredential` and
/// `mfaInfo`.
public struct SignInWithEmailLinkResponse: WireObject {
    /// The answer's type name.
    public var kind = "identitytoolkit#EmailLinkSigninResponse"

    /// The account.
    public var localId = ""

    /// The address, now proved.
    public var email: String?

    /// Whether this call created the account; absent with `mfaPendingCredential`.
    public var isNewUser: Bool?

    /// ID token; absent where a second factor has to complete the sign-in.
    public var idToken: String?

    /// Token that renews `idToken`.
    public var refreshToken: String?

    /// Seconds for which `idToken` is valid.
    public var expiresIn: String?

    /// What a second factor completes; its mere presence stops a sign-in.
    public var mfaPendingCredential: String?

    /// The second factors to choose from.
    public var mfaInfo: [SecondFactorInfo]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
