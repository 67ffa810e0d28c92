/// Body of `accounts/mfaEnrollment:finalize`: completes the addition of a second factor.
public struct FinalizeSecondFactorEnrollmentRequest: WireRequest {
    /// The caller's own account.
    public var idToken: String?

    /// Name that the person gives the factor.
    public var displayName: String?

    /// The code of a phone.
    public var phoneVerificationInfo: PhoneVerificationInfo?

    /// The code of an authenticator app.
    public var totpVerificationInfo: TOTPVerificationInfo?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case idToken, displayName, phoneVerificationInfo, totpVerificationInfo
        case tenantID = "tenantId"
    }
}

/// Answer of `accounts/mfaEnrollment:finalize`.
///
/// It tells neither the account nor how long the ID token lasts.
public struct FinalizeSecondFactorEnrollmentResponse: Codable, Hashable, Sendable {
    /// The ID token, of a session with the new factor.
    public var idToken: String?

    /// What renews it.
    public var refreshToken: String?

    /// More about a verification by phone.
    public var phoneAuthInfo: PhoneAuthInfo?

    /// Marks a verification by an authenticator app.
    public var totpAuthInfo: TOTPInfo?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(
        idToken: String? = nil,
        refreshToken: String? = nil,
        phoneAuthInfo: PhoneAuthInfo? = nil,
        totpAuthInfo: TOTPInfo? = nil
    ) {
        self.idToken = idToken
        self.refreshToken = refreshToken
        self.phoneAuthInfo = phoneAuthInfo
        self.totpAuthInfo = totpAuthInfo
    }
}
