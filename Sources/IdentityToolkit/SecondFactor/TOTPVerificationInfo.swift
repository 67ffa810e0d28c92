/// A code of an authenticator app.
public struct TOTPVerificationInfo: WireObject {
    /// The enrollment that the code completes; absent in sign-ins.
    public var sessionInfo: String?

    /// The digits.
    public var verificationCode: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
