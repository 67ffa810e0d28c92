public import IdentityToolkit

/// The settings of sign-in with a phone number.
public struct PhoneSignInConfig: WireObject {
    /// Whether sign-in with a phone number is enabled.
    public var enabled: Bool?

    /// The fixed codes of test numbers, by phone number in E.164 format; no messages are sent to
    /// them.
    public var testPhoneNumbers: [String: String]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
