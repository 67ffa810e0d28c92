/// Delivers text messages.
package protocol SMSSender: Sendable {
    /// Sends `message`; returns once a gateway has accepted it or may have accepted it.
    ///
    /// If it throws, no gateway accepted the message.
    func send(_ message: TextMessage) async throws

    /// The state to log for a message unless ``send(_:)`` throws.
    ///
    /// It is stored together with the session, before the message is sent. A sender that updates
    /// the log itself starts with ``DeliveryState/queued``.
    var stateOnceSent: DeliveryState { get }
}

extension SMSSender {
    package var stateOnceSent: DeliveryState { .accepted }
}
