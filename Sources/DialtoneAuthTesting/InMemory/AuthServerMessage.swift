/// A message with a code, which an ``InMemoryAuthServer`` has not sent.
public struct AuthServerMessage: Hashable, Sendable {
    /// The recipient.
    public let phoneNumber: String

    /// The code.
    public let code: String

    /// The verification ID that the app got.
    public let verificationID: String
}
