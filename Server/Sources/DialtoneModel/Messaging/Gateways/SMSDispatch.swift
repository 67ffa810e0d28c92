package import DialtoneBasics

/// One attempt to send a message by one gateway.
package struct SMSDispatch: Sendable {
    package let attemptID: AttemptID
    package let message: TextMessage

    /// The timeout for the gateway's response.
    package let timeout: TimeSpan

    /// The URL for the gateway's status callbacks, if they are requested.
    package let statusURL: String?

    package init(
        attemptID: AttemptID,
        message: TextMessage,
        timeout: TimeSpan,
        statusURL: String? = nil
    ) {
        self.attemptID = attemptID
        self.message = message
        self.timeout = timeout
        self.statusURL = statusURL
    }
}

extension SMSDispatch {
    /// The reference for gateways that return a single message ID.
    package var reference: AttemptReference { reference(partCount: 1) }

    package func reference(partCount: Int) -> AttemptReference {
        AttemptReference(attemptID, partCount: partCount)
    }
}
