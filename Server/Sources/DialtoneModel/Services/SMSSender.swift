/// Delivers text messages.
package protocol SMSSender: Sendable {
    /// Sends `message`; returns once a gateway has accepted it or may have accepted it.
    ///
    /// If it throws, no gateway accepted the message.
    func send(_ message: TextMessage) async throws

    /// Sends `message` without waiting for a gateway's response, if the sender can.
    ///
    /// `refuse` is called if no gateway accepted the message.
    func submit(
        _ message: TextMessage,
        refused refuse: @escaping @Sendable (any Error) async -> Void
    ) async

    /// The state to log for a message unless ``send(_:)`` throws.
    ///
    /// It is stored together with the session, before the message is sent. A sender that updates
    /// the log itself starts with ``DeliveryState/queued``.
    var stateOnceSent: DeliveryState { get }
}

extension SMSSender {
    package var stateOnceSent: DeliveryState { .accepted }

    package func submit(
        _ message: TextMessage,
        refused refuse: @escaping @Sendable (any Error) async -> Void
    ) async {
        do {
            try await send(message)
        } catch {
            await refuse(error)
        }
    }
}
