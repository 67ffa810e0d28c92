/// The request of `accounts/mfaSignIn:finalize`, which completes a sign-in.
public struct FinalizeSecondFactorSignInRequest: WireRequest {
    /// The `mfaPendingCredential` that the sign-in with the first factor returned.
    public var mfaPendingCredential: String?

    /// The ID of the authenticator app that the user chose.
    public var mfaEnrollmentId: String?

    /// The code that was sent to the phone.
    public var phoneVerificationInfo: PhoneVerificationInfo?

    /// The code from the authenticator app.
    public var totpVerificationInfo: TOTPVerificationInfo?

    /// A recovery code; a Dialtone extension.
    public var recoveryCodeInfo: RecoveryCodeInfo?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts/mfaSignIn:finalize`.
///
/// It has neither the account ID nor the lifetime of the ID token.
public struct FinalizeSecondFactorSignInResponse: WireObject {
    /// The ID token.
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
