/// A one-time code with the verification session that it completes.
public struct PhoneVerificationInfo: Codable, Hashable, Sendable {
    /// The session's opaque handle.
    public var sessionInfo: String?

    /// The digits of the message.
    public var code: String?

    /// Proof from an earlier verification on the same Android device.
    public var androidVerificationProof: String?

    /// The number that `androidVerificationProof` is for.
    public var phoneNumber: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(
        sessionInfo: String? = nil,
        code: String? = nil,
        androidVerificationProof: String? = nil,
        phoneNumber: String? = nil
    ) {
        self.sessionInfo = sessionInfo
        self.code = code
        self.androidVerificationProof = androidVerificationProof
        self.phoneNumber = phoneNumber
    }
}
