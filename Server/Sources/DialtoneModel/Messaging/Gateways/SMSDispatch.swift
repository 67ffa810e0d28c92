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
