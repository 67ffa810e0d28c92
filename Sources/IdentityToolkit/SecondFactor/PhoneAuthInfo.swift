/// What a verification by phone yielded beyond tokens.
public struct PhoneAuthInfo: Codable, Hashable, Sendable {
    /// Number in E.164.
    public var phoneNumber: String?

    /// Replaces a message for a while on the same Android device.
    public var androidVerificationProof: String?

    /// RFC 3339 time until which it does.
    public var androidVerificationProofExpireTime: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(
        phoneNumber: String? = nil,
        androidVerificationProof: String? = nil,
        androidVerificationProofExpireTime: String? = nil
    ) {
        self.phoneNumber = phoneNumber
        self.androidVerificationProof = androidVerificationProof
        self.androidVerificationProofExpireTime = androidVerificationProofExpireTime
    }
}
