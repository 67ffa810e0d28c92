package import PhoneNumbers

/// Delivers text messages.
package protocol SMSSender: Sendable {
    /// Hands `message` to a provider; returns once the provider has it.
    ///
    /// Any error means that nobody took the message.
    func send(_ message: TextMessage) async throws
}

/// One message to one number.
package struct TextMessage: Sendable, CustomStringConvertible {
    package let projectID: ProjectID
    package let phoneNumber: PhoneNumber
    package let text: String
    package let code: OneTimeCode
    package let sessionInfo: SessionInfo
    package let sentAt: Timestamp
    package let expiresAt: Timestamp

    package init(
        projectID: ProjectID,
        phoneNumber: PhoneNumber,
        text: String,
        code: OneTimeCode,
        sessionInfo: SessionInfo,
        sentAt: Timestamp,
        expiresAt: Timestamp
    ) {
        self.projectID = projectID
        self.phoneNumber = phoneNumber
        self.text = text
        self.code = code
        self.sessionInfo = sessionInfo
        self.sentAt = sentAt
        self.expiresAt = expiresAt
    }

    package var description: String { "TextMessage(•••)" }
}
