package import DialtoneBasics
package import DialtoneModel
import PhoneNumbers

/// A message or an email that development mode stores instead of sending it.
package enum InboxItem: Sendable, CustomStringConvertible {
    case message(TextMessage)
    case mail(OutgoingMail)

    package var projectID: ProjectID {
        switch self {
        case .message(let message): message.projectID
        case .mail(let mail): mail.projectID
        }
    }

    /// The phone number in E.164 format, or the email address.
    package var recipient: String {
        switch self {
        case .message(let message): message.phoneNumber.e164
        case .mail(let mail): mail.recipient
        }
    }

    package var sentAt: Timestamp {
        switch self {
        case .message(let message): message.sentAt
        case .mail(let mail): mail.sentAt
        }
    }

    /// Whether the item contains a code; notices of a change may have none.
    var hasCode: Bool {
        switch self {
        case .message(let message): message.code != nil || message.action != nil
        case .mail(let mail): mail.notice.action != nil
        }
    }

    /// The approximate size in bytes, in memory and in the inbox's file.
    var size: Int {
        let fixed = 512
        switch self {
        case .message(let message):
            return fixed + message.text.utf8.count
        case .mail(let mail):
            let content = mail.content
            let link = mail.notice.action?.link ?? ""
            return fixed + content.subject.utf8.count + content.text.utf8.count
                + content.html.utf8.count + link.utf8.count + mail.recipient.utf8.count
        }
    }

    package var description: String { "InboxItem(•••)" }
}
