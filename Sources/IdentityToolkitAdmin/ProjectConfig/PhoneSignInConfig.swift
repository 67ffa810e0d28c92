public import IdentityToolkit

/// Sign-in by phone number.
public struct PhoneSignInConfig: WireObject {
    /// Whether it is on.
    public var enabled: Bool?

    /// Codes of numbers that get no message, by number in E.164.
    public var testPhoneNumbers: [String: String]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
