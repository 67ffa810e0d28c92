/// A code from an authenticator app.
public struct TOTPVerificationInfo: WireObject {
    /// The handle of the enrollment; absent in sign-ins.
    public var sessionInfo: String?

    /// The code.
    public var verificationCode: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
