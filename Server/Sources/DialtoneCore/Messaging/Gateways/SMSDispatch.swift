/// One offer of a message to one gateway.
package struct SMSDispatch: Sendable {
    package let attemptID: AttemptID
    package let message: TextMessage

    /// How long the gateway may take to answer.
    package let timeout: TimeSpan

    /// Where the gateway is to send what it learns about the message, if it is asked to.
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
