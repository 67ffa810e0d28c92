/// Delivers text messages.
package protocol SMSSender: Sendable {
    /// Hands `message` to whoever delivers it; returns once somebody has it, or may have it.
    ///
    /// Any error means that nobody took the message.
    func send(_ message: TextMessage) async throws
}
