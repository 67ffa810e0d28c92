/// Body of `accounts/mfaSignIn:start`: asks for the code of a second factor.
public struct StartSecondFactorSignInRequest: WireRequest {
    /// What the first factor yielded.
    public var pendingCredential: String?

    /// The factor that the person chose.
    public var enrollmentID: String?

    /// How the app proves itself.
    ///
    /// Its number means nothing: the stock iOS SDK puts the masked one there. The number is that
    /// of the enrollment.
    public var phoneSignInInfo: SendVerificationCodeRequest?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case phoneSignInInfo
        case pendingCredential = "mfaPendingCredential"
        case enrollmentID = "mfaEnrollmentId"
        case tenantID = "tenantId"
    }
}

/// Answer of `accounts/mfaSignIn:start`.
public struct StartSecondFactorSignInResponse: Codable, Hashable, Sendable {
    /// The verification session that was opened.
    public var phoneResponseInfo: SendVerificationCodeResponse

    /// Creates an answer.
    public init(phoneResponseInfo: SendVerificationCodeResponse) {
        self.phoneResponseInfo = phoneResponseInfo
    }
}
