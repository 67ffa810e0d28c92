/// The details of a verification by phone.
public struct PhoneAuthInfo: WireObject {
    /// The phone number in E.164 format.
    public var phoneNumber: String?

    /// A proof that replaces a message on the same Android device until it expires.
    public var androidVerificationProof: String?

    /// The expiry time of `androidVerificationProof`, in RFC 3339 format.
    public var androidVerificationProofExpireTime: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
