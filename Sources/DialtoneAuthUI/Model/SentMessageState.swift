/// What became of a message with a code.
public enum SentMessageState: Hashable, Sendable {
    /// It is on its way, as far as the server knows.
    case pending
    /// It has reached the phone.
    case delivered
    /// It was not delivered, and will not be.
    case failed
}
