/// Body of `accounts/mfaSignIn:start`: asks for the code of a second factor.
public struct StartSecondFactorSignInRequest: WireRequest {
    /// What the first factor yielded.
    public var mfaPendingCredential: String?

    /// The factor that the person chose.
    public var mfaEnrollmentId: String?

    /// How the app proves itself.
    ///
    /// Its number means nothing: the stock iOS SDK puts the masked one there. The number is that
    /// of the enrollment.
    public var phoneSignInInfo: SendVerificationCodeRequest?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts/mfaSignIn:start`.
public struct StartSecondFactorSignInResponse: WireObject {
    /// The verification session that was opened.
    public var phoneResponseInfo = SendVerificationCodeResponse()

    /// Creates a value whose fields have their defaults.
    public init() {}
}
