/// Answer of the emulator's `verificationCodes`.
public struct VerificationCodesResponse: Codable, Hashable, Sendable {
    /// Codes sent and not yet used, oldest first.
    public var verificationCodes: [VerificationCode]

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(verificationCodes: [VerificationCode]) {
        self.verificationCodes = verificationCodes
    }
}

/// A code that development mode sent.
public struct VerificationCode: Codable, Hashable, Sendable {
    /// The digits.
    public var code: String

    /// Number in E.164.
    public var phoneNumber: String

    /// The session it completes.
    public var sessionInfo: String

    /// Creates an entry.
    public init(
        code: String,
        phoneNumber: String,
        sessionInfo: String
    ) {
        self.code = code
        self.phoneNumber = phoneNumber
        self.sessionInfo = sessionInfo
    }
}
