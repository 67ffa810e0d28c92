import DialtoneBasics
import DialtoneInbox
import DialtoneModel
import PhoneNumbers

/// The response of `inbox`: messages and mails together, newest first.
struct InboxListing: Encodable, Sendable {
    let items: [Item]

    /// The number of items that match, listed or not.
    let matchCount: Int

    /// The number of items in the project.
    let totalCount: Int

    /// A message or a mail.
    struct Item: Encodable, Sendable {
        let number: Int
        let kind: InboxKind

        /// The number in E.164, or the e-mail address.
        let recipient: String

        /// The sender of the message or mail, if the project specifies one.
        let sender: String?

        let purpose: String

        /// The purpose, as text.
        let title: String

        let subject: String?
        let text: String
        let code: String?
        let link: String?
        let sentAt: String
        let expiresAt: String?

        /// The state of the code; `nil` without a code.
        let state: CodeState?
    }
}

extension InboxListing.Item {
    init(_ entry: InboxEntry, state: CodeState?) {
        switch entry.item {
        case .message(let message): self.init(entry.number, message, state)
        case .mail(let mail): self.init(entry.number, mail, state)
        }
    }

    private init(_ number: Int, _ message: TextMessage, _ state: CodeState?) {
        let purpose = InboxPurpose(message.content)
        self.init(
            number: number,
            kind: .sms,
            recipient: message.phoneNumber.e164,
            sender: message.sender?.senderID,
            purpose: purpose.name,
            title: purpose.words,
            subject: nil,
            text: message.text,
            code: message.code?.digits ?? message.action?.code,
            link: message.action?.link,
            sentAt: message.sentAt.rfc3339,
            expiresAt: message.expiresAt.rfc3339,
            state: state
        )
    }

    private init(_ number: Int, _ mail: OutgoingMail, _ state: CodeState?) {
        let purpose = InboxPurpose(mail.notice.kind)
        self.init(
            number: number,
            kind: .mail,
            recipient: mail.recipient,
            sender: mail.appName.isEmpty ? nil : mail.appName,
            purpose: purpose.name,
            title: purpose.words,
            subject: mail.content.subject,
            text: mail.content.text,
            code: mail.notice.action?.code,
            link: mail.notice.action?.link,
            sentAt: mail.sentAt.rfc3339,
            expiresAt: nil,
            state: state
        )
    }
}

extension InboxReader {
    /// Returns the items of the project's inbox that match `query`.
    func listing(of project: ProjectID, _ query: InboxQuery) async throws -> InboxListing {
        let entries = inbox.entries(of: project)
        let (shown, count) = query.select(from: entries)
        let states = try await states(of: shown)
        return InboxListing(
            items: zip(shown, states).map { InboxListing.Item($0, state: $1) },
            matchCount: count,
            totalCount: entries.count
        )
    }
}
