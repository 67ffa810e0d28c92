import DialtoneBasics
import DialtoneModel

/// A mail, as the message stream sends it.
struct SentMail: Encodable, Sendable {
    let email: String
    let subject: String
    let purpose: String
    let sentAt: String
    let oobCode: String?
    let oobLink: String?

    init(_ mail: OutgoingMail) {
        email = mail.recipient
        subject = mail.content.subject
        purpose = InboxPurpose(mail.notice.kind).name
        sentAt = mail.sentAt.rfc3339
        oobCode = mail.notice.action?.code
        oobLink = mail.notice.action?.link
    }
}
