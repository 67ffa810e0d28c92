/// The request of `accounts/mfaEnrollment:finalize`, which completes the enrollment of a second
/// factor.
public struct FinalizeSecondFactorEnrollmentRequest: WireRequest {
    /// The ID token of the account.
    public var idToken: String?

    /// The user's name for the second factor.
    public var displayName: String?

    /// The code that was sent to the phone.
    public var phoneVerificationInfo: PhoneVerificationInfo?

    /// The code from the authenticator app.
    public var totpVerificationInfo: TOTPVerificationInfo?

    /// The ID of the second factor that the new one replaces; a Dialtone extension.
    public var replacedEnrollmentId: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts/mfaEnrollment:finalize`.
///
/// It has neither the account ID nor the lifetime of the ID token.
public struct FinalizeSecondFactorEnrollmentResponse: WireObject {
    /// The ID token of a session that has verified the new factor.
    public var idToken: String?

    /// The refresh token.
    public var refreshToken: String?

    /// The details of a verification by phone.
    public var phoneAuthInfo: PhoneAuthInfo?

    /// An empty object if an authenticator app was verified.
    public var totpAuthInfo: TOTPInfo?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
