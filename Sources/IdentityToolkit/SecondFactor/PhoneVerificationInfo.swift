/// A one-time code and its verification session.
public struct PhoneVerificationInfo: WireObject {
    /// The `sessionInfo` of the verification session.
    public var sessionInfo: String?

    /// The one-time code from the message.
    public var code: String?

    /// The proof from an earlier verification on the same Android device.
    public var androidVerificationProof: String?

    /// The phone number that `androidVerificationProof` was issued for.
    public var phoneNumber: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
