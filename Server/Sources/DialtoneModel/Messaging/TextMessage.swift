package import DialtoneBasics
package import PhoneNumbers

/// A text message to one number.
package struct TextMessage: Sendable, CustomStringConvertible {
    /// What the message is for.
    package enum Content: Sendable {
        case code(OneTimeCode, VerificationPurpose, SessionInfo)
        /// A notice to an account's owner, with the link that undoes the change, if it can be.
        case notice(AccountNotice.Kind, AccountNotice.Action?)
    }

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

    package let content: Content
    package let sentAt: Timestamp

    /// When the code or the link expires.
    package let expiresAt: Timestamp

    package init(
        projectID: ProjectID,
        appID: String? = nil,
        sessionID: VerificationSessionID,
        phoneNumber: PhoneNumber,
        region: String?,
        wording: MessageWording,
        sender: SenderIdentity? = nil,
        content: Content,
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
        self.content = content
        self.sentAt = sentAt
        self.expiresAt = expiresAt
    }

    package var text: String { wording.text(with: code) }

    /// The code; `nil` for notices.
    package var code: OneTimeCode? {
        if case .code(let code, _, _) = content { code } else { nil }
    }

    /// The handle of the code's session; `nil` for notices.
    package var sessionInfo: SessionInfo? {
        if case .code(_, _, let sessionInfo) = content { sessionInfo } else { nil }
    }

    /// The kind of notice; `nil` for codes.
    package var notice: AccountNotice.Kind? {
        if case .notice(let kind, _) = content { kind } else { nil }
    }

    /// The action of the link in a notice.
    package var action: AccountNotice.Action? {
        if case .notice(_, let action) = content { action } else { nil }
    }

    package var description: String { "TextMessage(•••)" }
}
