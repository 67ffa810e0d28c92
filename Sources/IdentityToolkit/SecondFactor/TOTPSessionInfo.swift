/// The secret that an authenticator app makes codes of, and how it does.
public struct TOTPSessionInfo: WireObject {
    /// The secret in base 32.
    ///
    /// Never absent: stock iOS crashes without it.
    public var sharedSecretKey = ""

    /// Digits of a code.
    public var verificationCodeLength = 0

    /// `SHA1`.
    public var hashingAlgorithm = ""

    /// Seconds after which the code changes.
    public var periodSec = 0

    /// The enrollment to complete.
    public var sessionInfo = ""

    /// RFC 3339 time until which it can be completed.
    public var finalizeEnrollmentTime = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
