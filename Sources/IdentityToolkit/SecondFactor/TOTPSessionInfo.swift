/// The secret that an authenticator app makes codes of, and how it does.
public struct TOTPSessionInfo: Codable, Hashable, Sendable {
    /// The secret in base 32.
    ///
    /// Never absent: stock iOS crashes without it.
    public var sharedSecretKey: String

    /// Digits of a code.
    public var verificationCodeLength: Int

    /// `SHA1`.
    public var hashingAlgorithm: String

    /// Seconds after which the code changes.
    public var periodSeconds: Int

    /// The enrollment to complete.
    public var sessionInfo: String

    /// RFC 3339 time until which it can be completed.
    public var finalizeEnrollmentTime: String

    /// Creates an entry.
    public init(
        sharedSecretKey: String,
        verificationCodeLength: Int,
        hashingAlgorithm: String,
        periodSeconds: Int,
        sessionInfo: String,
        finalizeEnrollmentTime: String
    ) {
        self.sharedSecretKey = sharedSecretKey
        self.verificationCodeLength = verificationCodeLength
        self.hashingAlgorithm = hashingAlgorithm
        self.periodSeconds = periodSeconds
        self.sessionInfo = sessionInfo
        self.finalizeEnrollmentTime = finalizeEnrollmentTime
    }

    private enum CodingKeys: String, CodingKey {
        case sharedSecretKey, verificationCodeLength, hashingAlgorithm, sessionInfo,
            finalizeEnrollmentTime
        case periodSeconds = "periodSec"
    }
}
