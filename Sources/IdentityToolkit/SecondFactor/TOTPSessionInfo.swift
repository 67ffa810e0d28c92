/// The secret of an authenticator app, and the parameters of its codes.
public struct TOTPSessionInfo: WireObject {
    /// The secret in base32.
    ///
    /// It is always present, because the stock iOS SDK crashes without it.
    public var sharedSecretKey = ""

    /// The number of digits of a code.
    public var verificationCodeLength = 0

    /// The hash algorithm: `SHA1`.
    public var hashingAlgorithm = ""

    /// The period of a code, in seconds.
    public var periodSec = 0

    /// The handle of the enrollment, for `accounts/mfaEnrollment:finalize`.
    public var sessionInfo = ""

    /// The time limit for completing the enrollment, in RFC 3339 format.
    public var finalizeEnrollmentTime = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
