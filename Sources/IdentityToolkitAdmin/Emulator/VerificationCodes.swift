public import IdentityToolkit

/// The response of the emulator's `verificationCodes`.
public struct VerificationCodesResponse: WireObject {
    /// The unused codes, oldest first.
    public var verificationCodes: [VerificationCode] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A one-time code in development mode.
public struct VerificationCode: WireObject {
    /// The code.
    public var code = ""

    /// The phone number in E.164 format.
    public var phoneNumber = ""

    /// The `sessionInfo` of the verification session.
    public var sessionInfo = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
