package import DialtoneBasics
package import PhoneNumbers

/// An attempt for which the gateway must receive conversion feedback.
package struct MessageReport: Hashable, Sendable {
    /// How long reports to a gateway are retried.
    package static let retryPeriod = TimeSpan.days(1)

    /// The delay before the first check: most codes are entered by then.
    package static let firstLook = TimeSpan.minutes(1)

    package let attemptID: AttemptID
    package let sessionID: VerificationSessionID
    package let gatewayName: String
    package let gatewayMessageID: String
    package let phoneNumber: PhoneNumber
    package let startedAt: Timestamp
    package let expiresAt: Timestamp
    package let enteredAt: Timestamp?

    /// How often this report was claimed for delivery, including now.
    package let tries: Int

    package init(
        attemptID: AttemptID,
        sessionID: VerificationSessionID,
        gatewayName: String,
        gatewayMessageID: String,
        phoneNumber: PhoneNumber,
        startedAt: Timestamp,
        expiresAt: Timestamp,
        enteredAt: Timestamp?,
        tries: Int
    ) {
        self.attemptID = attemptID
        self.sessionID = sessionID
        self.gatewayName = gatewayName
        self.gatewayMessageID = gatewayMessageID
        self.phoneNumber = phoneNumber
        self.startedAt = startedAt
        self.expiresAt = expiresAt
        self.enteredAt = enteredAt
        self.tries = tries
    }

    /// Returns the feedback for the gateway; `nil` while the code may still be entered.
    package func conversion(at now: Timestamp) -> SMSConversion? {
        guard enteredAt != nil || now >= expiresAt else { return nil }
        return SMSConversion(
            gatewayName: gatewayName,
            gatewayMessageID: gatewayMessageID,
            phoneNumber: phoneNumber,
            wasEntered: enteredAt != nil,
            at: enteredAt ?? expiresAt
        )
    }
}

extension MessageReport: CustomStringConvertible {
    package var description: String { "MessageReport(\(gatewayName))" }
}
