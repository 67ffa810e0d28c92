/// A one-time code with the verification session that it completes.
public struct PhoneVerificationInfo: WireObject {
    /// The session's opaque handle.
    public var sessionInfo: String?

    /// The digits of the message.
    public var code: String?

    /// Proof from an earlier verification on the same Android device.
    public var androidVerificationProof: String?

    /// The number that `androidVerificationProof` is for.
    public var phoneNumber: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
