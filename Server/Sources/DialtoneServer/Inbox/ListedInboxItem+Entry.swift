import DialtoneBasics
import DialtoneInbox
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

extension ListedInboxItem {
    init(_ entry: InboxEntry, state: CodeState?) {
        switch entry.item {
        case .message(let message): self.init(message)
        case .mail(let mail): self.init(mail)
        }
        number = entry.number
        self.state = state.map(SentCodeState.init)
    }

    private init(_ message: TextMessage) {
        self.init()
        let purpose = InboxPurpose(message.content)
        kind = .sms
        recipient = message.phoneNumber.e164
        sender = message.sender?.senderID
        self.purpose = purpose.name
        title = purpose.words
        text = message.text
        code = message.code?.digits ?? message.action?.code
        link = message.action?.link
        sentAt = message.sentAt.rfc3339
        expiresAt = message.expiresAt.rfc3339
    }

    private init(_ mail: OutgoingMail) {
        self.init()
        let purpose = InboxPurpose(mail.notice.kind)
        kind = .mail
        recipient = mail.recipient
        sender = mail.sender.name.isEmpty ? nil : mail.sender.name
        self.purpose = purpose.name
        title = purpose.words
        subject = mail.content.subject
        text = mail.content.text
        code = mail.notice.action?.code
        link = mail.notice.action?.link
        sentAt = mail.sentAt.rfc3339
    }
}

extension InboxReader {
    /// Returns the items of the project's inbox that match `query`.
    func listing(of project: ProjectID, _ query: InboxQuery) async throws -> InboxListing {
        let entries = inbox.entries(of: project)
        let (shown, count) = query.select(from: entries)
        let states = try await states(of: shown)
        return InboxListing {
            $0.items = zip(shown, states).map { ListedInboxItem($0, state: $1) }
            $0.matchCount = count
            $0.totalCount = entries.count
        }
    }
}
