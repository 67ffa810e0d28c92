import DialtoneBasics
import DialtoneInbox
import DialtoneModel
import PhoneNumbers

/// A message, as development mode shows it.
struct SentMessage: Encodable, Sendable {
    let phoneNumber: String
    let text: String
    /// The code; `nil` for notices, like ``sessionInfo``.
    let code: String?
    let sessionInfo: String?
    let purpose: String
    let sentAt: String
    let expiresAt: String

    /// The state of the code or link; `nil` without either.
    let state: CodeState?

    init(_ message: TextMessage, state: CodeState?) {
        self.state = state
        phoneNumber = message.phoneNumber.e164
        text = message.text
        code = message.code?.digits
        sessionInfo = message.sessionInfo?.text
        purpose = InboxPurpose(message.content).name
        sentAt = message.sentAt.rfc3339
        expiresAt = message.expiresAt.rfc3339
    }
}
