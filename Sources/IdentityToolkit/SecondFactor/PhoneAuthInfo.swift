/// What a verification by phone yielded beyond tokens.
public struct PhoneAuthInfo: WireObject {
    /// Number in E.164.
    public var phoneNumber: String?

    /// Replaces a message for a while on the same Android device.
    public var androidVerificationProof: String?

    /// RFC 3339 time until which it does.
    public var androidVerificationProofExpireTime: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
