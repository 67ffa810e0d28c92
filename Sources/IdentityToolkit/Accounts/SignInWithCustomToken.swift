/// Body of `accounts:signInWithCustomToken`.
public struct SignInWithCustomTokenRequest: WireRequest {
    /// JWT that the app's own server signed.
    public var token: String?

    /// Names the app's installation; without effect.
    public var instanceID: String?

    /// Sent by all SDKs and without effect: tokens are always modern ones.
    public var returnSecureToken: Bool?

    /// The administrator's project where the path names none.
    public var targetProjectID: String?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case token, returnSecureToken
        case instanceID = "instanceId"
        case targetProjectID = "targetProjectId"
        case tenantID = "tenantId"
    }
}

/// Answer of `accounts:signInWithCustomToken`.
///
/// It does not name the account; the ID token does.
public struct SignInWithCustomTokenResponse: Codable, Hashable, Sendable {
    /// The answer's type name.
    public var kind: String

    /// ID token, a JWT.
    public var idToken: String?

    /// Token that renews `idToken`.
    public var refreshToken: String?

    /// Seconds for which `idToken` is valid.
    public var expiresIn: String?

    /// Whether this call created the account.
    public var isNewUser: Bool?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(
        kind: String = "identitytoolkit#VerifyCustomTokenResponse",
        idToken: String? = nil,
        refreshToken: String? = nil,
        expiresIn: String? = nil,
        isNewUser: Bool? = nil
    ) {
        self.kind = kind
        self.idToken = idToken
        self.refreshToken = refreshToken
        self.expiresIn = expiresIn
        self.isNewUser = isNewUser
    }
}
