/// Body of `accounts/mfaSignIn:finalize`: completes a sign-in.
public struct FinalizeSecondFactorSignInRequest: WireRequest {
    /// What the first factor yielded.
    public var mfaPendingCredential: String?

    /// The authenticator app that the person chose.
    public var mfaEnrollmentId: String?

    /// The code of a phone.
    public var phoneVerificationInfo: PhoneVerificationInfo?

    /// The code of an authenticator app.
    public var totpVerificationInfo: TOTPVerificationInfo?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts/mfaSignIn:finalize`.
///
/// It tells neither the account nor how long the ID token lasts.
public struct FinalizeSecondFactorSignInResponse: WireObject {
    /// The ID token.
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
