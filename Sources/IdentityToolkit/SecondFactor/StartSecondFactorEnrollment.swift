/// The request of `accounts/mfaEnrollment:start`, which starts the enrollment of a second factor.
///
/// It has exactly one of `phoneEnrollmentInfo` and `totpEnrollmentInfo`.
public struct StartSecondFactorEnrollmentRequest: WireRequest {
    /// The ID token of the account.
    public var idToken: String?

    /// The phone number and the app verification.
    public var phoneEnrollmentInfo: SendVerificationCodeRequest?

    /// An empty object that requests the secret of an authenticator app.
    public var totpEnrollmentInfo: TOTPInfo?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts/mfaEnrollment:start`.
public struct StartSecondFactorEnrollmentResponse: WireObject {
    /// The verification session.
    public var phoneSessionInfo: SendVerificationCodeResponse?

    /// The secret of an authenticator app.
    public var totpSessionInfo: TOTPSessionInfo?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
