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
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts/mfaEnrollment:start`.
public struct StartSecondFactorEnrollmentResponse: WireObject {
    /// The verification session that was opened.
    public var phoneSessionInfo: SendVerificationCodeResponse?

    /// The secret of an authenticator app.
    public var totpSessionInfo: TOTPSessionInfo?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
