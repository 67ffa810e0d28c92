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
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts/mfaEnrollment:finalize`.
///
/// It tells neither the account nor how long the ID token lasts.
public struct FinalizeSecondFactorEnrollmentResponse: WireObject {
    /// The ID token, of a session with the new factor.
    public var idToken: String?

    /// What renews it.
    public var refreshToken: String?

    /// More about a verification by phone.
    public var phoneAuthInfo: PhoneAuthInfo?

    /// Marks a verification by an authenticator app.
    public var totpAuthInfo: TOTPInfo?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
