/// Sign-in by phone number.
public struct PhoneSignInConfig: Codable, Hashable, Sendable {
    /// Whether it is on.
    public var enabled: Bool?

    /// Codes of numbers that get no message, by number in E.164.
    public var testPhoneNumbers: [String: String]?

    /// Creates the rules; a `nil` field stays out of the JSON.
    public init(enabled: Bool? = nil, testPhoneNumbers: [String: String]? = nil) {
        self.enabled = enabled
        self.testPhoneNumbers = testPhoneNumbers
    }
}
