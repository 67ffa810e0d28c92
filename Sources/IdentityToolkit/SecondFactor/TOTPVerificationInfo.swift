/// A code of an authenticator app.
public struct TOTPVerificationInfo: Codable, Hashable, Sendable {
    /// The enrollment that the code completes; absent in sign-ins.
    public var sessionInfo: String?

    /// The digits.
    public var verificationCode: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(sessionInfo: String? = nil, verificationCode: String? = nil) {
        self.sessionInfo = sessionInfo
        self.verificationCode = verificationCode
    }
}
