/// Body of `accounts/mfaSignIn:finalize`: completes a sign-in.
public struct FinalizeSecondFactorSignInRequest: WireRequest {
    /// What the first factor yielded.
    public var pendingCredential: String?

    /// The authenticator app that the person chose.
    public var enrollmentID: String?

    /// The code of a phone.
    public var phoneVerificationInfo: PhoneVerificationInfo?

    /// The code of an authenticator app.
    public var totpVerificationInfo: TOTPVerificationInfo?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case phoneVerificationInfo, totpVerificationInfo
        case pendingCredential = "mfaPendingCredential"
        case enrollmentID = "mfaEnrollmentId"
        case tenantID = "tenantId"
    }
}

/// Answer of `accounts/mfaSignIn:finalize`.
///
/// It tells neither the account nor how long the ID token lasts.
public struct FinalizeSecondFactorSignInResponse: Codable, Hashable, Sendable {
    /// The ID token.
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
