/// The delivery state of a message with a code.
public enum SentMessageState: Hashable, Sendable {
    /// The message is on its way, as far as the server knows.
    case pending
    /// The message has reached the phone.
    case delivered
    /// The message was not delivered, and will not be.
    case failed
}
