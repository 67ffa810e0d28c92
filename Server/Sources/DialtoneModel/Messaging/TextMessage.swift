package import DialtoneBasics
package import PhoneNumbers

/// A text message to one number.
package struct TextMessage: Sendable, CustomStringConvertible {
    package let projectID: ProjectID

    /// The app that requested the code; `nil` if it is not registered.
    package let appID: String?

    /// The ID of the message in the log.
    package let sessionID: VerificationSessionID

    package let phoneNumber: PhoneNumber

    /// The number's country; `nil` for numbers that belong to no country.
    package let region: String?

    package let wording: MessageWording

    /// The sender that the project configured for the number's country, if any.
    package let sender: SenderIdentity?

    /// The purpose of the code.
    package let purpose: VerificationPurpose

    package let code: OneTimeCode
    package let sessionInfo: SessionInfo
    package let sentAt: Timestamp
    package let expiresAt: Timestamp

    package init(
        projectID: ProjectID,
        appID: String? = nil,
        sessionID: VerificationSessionID,
        phoneNumber: PhoneNumber,
        region: String?,
        wording: MessageWording,
        sender: SenderIdentity? = nil,
        purpose: VerificationPurpose = .signIn,
        code: OneTimeCode,
        sessionInfo: SessionInfo,
        sentAt: Timestamp,
        expiresAt: Timestamp
    ) {
        self.projectID = projectID
        self.appID = appID
        self.sessionID = sessionID
        self.phoneNumber = phoneNumber
        self.region = region
        self.wording = wording
        self.sender = sender
        self.purpose = purpose
        self.code = code
        self.sessionInfo = sessionInfo
        self.sentAt = sentAt
        self.expiresAt = expiresAt
    }

    package var text: String { wording.text }

    package var description: String { "TextMessage(•••)" }
}
