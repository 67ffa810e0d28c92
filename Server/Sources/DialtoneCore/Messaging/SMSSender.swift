/// Delivers text messages.
package protocol SMSSender: Sendable {
    /// Hands `message` to whoever delivers it; returns once somebody has it, or may have it.
    ///
    /// Any error means that nobody took the message.
    func send(_ message: TextMessage) async throws

    /// What the log says of a message unless ``send(_:)`` throws.
    ///
    /// It is written together with the session, before the message leaves; a sender that keeps
    /// the log itself begins with ``DeliveryState/queued``.
    var stateOnceSent: DeliveryState { get }
}

extension SMSSender {
    package var stateOnceSent: DeliveryState { .accepted }
}
