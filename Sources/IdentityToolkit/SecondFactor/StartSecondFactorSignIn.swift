/// The request of `accounts/mfaSignIn:start`, which sends the code of a second factor.
public struct StartSecondFactorSignInRequest: WireRequest {
    /// The `mfaPendingCredential` that the sign-in with the first factor returned.
    public var mfaPendingCredential: String?

    /// The ID of the second factor that the user chose.
    public var mfaEnrollmentId: String?

    /// The app verification.
    ///
    /// Its number is ignored, because the stock iOS SDK sends the masked one; the message goes to
    /// the enrolled number.
    public var phoneSignInInfo: SendVerificationCodeRequest?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts/mfaSignIn:start`.
public struct StartSecondFactorSignInResponse: WireObject {
    /// The verification session.
    public var phoneResponseInfo = SendVerificationCodeResponse()

    /// Creates a value whose fields have their defaults.
    public init() {}
}
