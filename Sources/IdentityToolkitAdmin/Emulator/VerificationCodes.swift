public import IdentityToolkit

/// Answer of the emulator's `verificationCodes`.
public struct VerificationCodesResponse: WireObject {
    /// Codes sent and not yet used, oldest first.
    public var verificationCodes: [VerificationCode] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A code that development mode sent.
public struct VerificationCode: WireObject {
    /// The digits.
    public var code = ""

    /// Number in E.164.
    public var phoneNumber = ""

    /// The session it completes.
    public var sessionInfo = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
