package import PhoneNumbers

/// An attempt whose gateway is to be told whether the code came back.
package struct MessageReport: Hashable, Sendable {
    /// How long gateways are tried to be told.
    package static let patience = TimeSpan.days(1)

    /// How long after the offer is looked for the first time: most codes are entered by then.
    package static let firstLook = TimeSpan.minutes(1)

    package let attemptID: AttemptID
    package let sessionID: VerificationSessionID
    package let gatewayName: String
    package let gatewayMessageID: String
    package let phoneNumber: PhoneNumber
    package let startedAt: Timestamp
    package let expiresAt: Timestamp
    package let enteredAt: Timestamp?

    /// How often it was taken up, this time included.
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

    /// What the gateway is told; `nil` while the code may still come.
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
