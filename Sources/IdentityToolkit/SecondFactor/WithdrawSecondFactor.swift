/// Body of `accounts/mfaEnrollment:withdraw`: removes a second factor.
public struct WithdrawSecondFactorRequest: WireRequest {
    /// The caller's own account.
    public var idToken: String?

    /// The factor.
    public var enrollmentID: String?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case idToken
        case enrollmentID = "mfaEnrollmentId"
        case tenantID = "tenantId"
    }
}

/// Answer of `accounts/mfaEnrollment:withdraw`.
public struct WithdrawSecondFactorResponse: Codable, Hashable, Sendable {
    /// New ID token, where the removal ended the old one.
    public var idToken: String?

    /// New refresh token, where the removal ended the old one.
    public var refreshToken: String?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(idToken: String? = nil, refreshToken: String? = nil) {
        self.idToken = idToken
        self.refreshToken = refreshToken
    }
}
