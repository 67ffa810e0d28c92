/// The request of `accounts:signInWithCustomToken`.
public struct SignInWithCustomTokenRequest: WireRequest {
    /// The custom token, a JWT that the app's back end signed.
    public var token: String?

    /// Ignored; the ID of the app installation.
    public var instanceId: String?

    /// Ignored; sent by all SDKs.
    public var returnSecureToken: Bool?

    /// The project ID, for administrators whose request path names no project.
    public var targetProjectId: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts:signInWithCustomToken`.
///
/// The account ID is in the ID token only.
public struct SignInWithCustomTokenResponse: WireObject {
    /// The type name of the response.
    public var kind = "identitytoolkit#VerifyCustomTokenResponse"

    /// The ID token, a JWT.
    public var idToken: String?

    /// The refresh token.
    public var refreshToken: String?

    /// The lifetime of `idToken`, in seconds.
    public var expiresIn: String?

    /// Whether the call created the account.
    public var isNewUser: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
