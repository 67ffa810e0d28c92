/// Body of `accounts/mfaEnrollment:start`: begins to add a second factor.
///
/// Exactly one of `phoneEnrollmentInfo` and `totpEnrollmentInfo`.
public struct StartSecondFactorEnrollmentRequest: WireRequest {
    /// The caller's own account.
    public var idToken: String?

    /// The number, and how the app proves itself.
    public var phoneEnrollmentInfo: SendVerificationCodeRequest?

    /// Asks for the secret of an authenticator app.
    public var totpEnrollmentInfo: TOTPInfo?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case idToken, phoneEnrollmentInfo, totpEnrollmentInfo
        case tenantID = "tenantId"
    }
}

/// Answer of `accounts/mfaEnrollment:start`.
public struct StartSecondFactorEnrollmentResponse: Codable, Hashable, Sendable {
    /// The verification session that was opened.
    public var phoneSessionInfo: SendVerificationCodeResponse?

    /// The secret of an authenticator app.
    public var totpSessionInfo: TOTPSessionInfo?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(
        phoneSessionInfo: SendVerificationCodeResponse? = nil,
        totpSessionInfo: TOTPSessionInfo? = nil
    ) {
        self.phoneSessionInfo = phoneSessionInfo
        self.totpSessionInfo = totpSessionInfo
    }
}
