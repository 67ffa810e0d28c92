/// Body of `accounts:signInWithCustomToken`.
public struct SignInWithCustomTokenRequest: WireRequest {
    /// JWT that the app's own server signed.
    public var token: String?

    /// Names the app's installation; without effect.
    public var instanceId: String?

    /// Sent by all SDKs and without effect: tokens are always modern ones.
    public var returnSecureToken: Bool?

    /// The administrator's project where the path names none.
    public var targetProjectId: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts:signInWithCustomToken`.
///
/// It does not name the account; the ID token does.
public struct SignInWithCustomTokenResponse: WireObject {
    /// The answer's type name.
    public var kind = "identitytoolkit#VerifyCustomTokenResponse"

    /// ID token, a JWT.
    public var idToken: String?

    /// Token that renews `idToken`.
    public var refreshToken: String?

    /// Seconds for which `idToken` is valid.
    public var expiresIn: String?

    /// Whether this call created the account.
    public var isNewUser: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
