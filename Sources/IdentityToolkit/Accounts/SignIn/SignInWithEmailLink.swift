/// The request of `accounts:signInWithEmailLink`.
public struct SignInWithEmailLinkRequest: WireRequest {
    /// The e-mail address that the link was sent to.
    public var email: String?

    /// The action code of the link.
    public var oobCode: String?

    /// The ID token of the account to link the address to.
    public var idToken: String?

    /// Ignored; sent by old SDKs.
    public var postBody: String?

    /// Ignored; sent by all SDKs.
    public var returnSecureToken: Bool?

    /// The project ID, for administrators whose request path names no project.
    public var targetProjectId: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts:signInWithEmailLink`.
///
/// It has tokens or, if a second factor is required, `mfaPendingCredential` and `mfaInfo`.
public struct SignInWithEmailLinkResponse: WireObject {
    /// The type name of the response.
    public var kind = "identitytoolkit#EmailLinkSigninResponse"

    /// The account ID.
    public var localId = ""

    /// The verified e-mail address.
    public var email: String?

    /// Whether the call created the account; absent with `mfaPendingCredential`.
    public var isNewUser: Bool?

    /// The ID token; absent if a second factor is required.
    public var idToken: String?

    /// The refresh token.
    public var refreshToken: String?

    /// The lifetime of `idToken`, in seconds.
    public var expiresIn: String?

    /// The credential for `accounts/mfaSignIn:start`; SDKs do not sign in if it is present.
    public var mfaPendingCredential: String?

    /// The enrolled second factors that the user can choose from.
    public var mfaInfo: [SecondFactorInfo]?

    /// Whether a recovery code can take the place of a second factor; a Dialtone extension.
    public var hasRecoveryCodes: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
