package import DialtoneBasics

/// One attempt to send a message by one gateway.
package struct SMSAttempt: Sendable {
    package let id: AttemptID

    /// The timeout for the gateway's response.
    package let timeout: TimeSpan

    /// The URL for the gateway's status callbacks, if they are requested.
    package let statusURL: String?

    package init(id: AttemptID, timeout: TimeSpan, statusURL: String? = nil) {
        self.id = id
        self.timeout = timeout
        self.statusURL = statusURL
    }
}

extension SMSAttempt {
    /// The reference for gateways that return a single message ID.
    package var reference: AttemptReference { reference(partCount: 1) }

    package func reference(partCount: Int) -> AttemptReference {
        AttemptReference(id, partCount: partCount)
    }
}
