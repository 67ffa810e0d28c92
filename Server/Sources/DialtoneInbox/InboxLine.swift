import DialtoneBasics
import DialtoneModel
import PhoneNumbers

/// An entry of the inbox as a line of its file.
struct InboxLine: Codable {
    typealias Seal = (VerificationSessionID, ProjectID) -> SessionInfo

    private let number: Int
    private let message: Message?
    private let mail: Mail?

    init(_ entry: InboxEntry) {
        number = entry.number
        switch entry.item {
        case .message(let message):
            self.message = Message(message)
            mail = nil
        case .mail(let mail):
            message = nil
            self.mail = Mail(mail)
        }
    }

    /// Returns the entry; `nil` if the line is invalid.
    func entry(sealing seal: Seal) -> InboxEntry? {
        if let item = message?.item(sealing: seal) ?? mail?.item {
            InboxEntry(number: number, item: item)
        } else {
            nil
        }
    }

    private struct Message: Codable {
        let project: String
        let app: String?
        let session: String
        let phoneNumber: String
        let region: String?
        let text: String
        let language: String
        let alphabet: MessageAlphabet
        let segments: Int
        let sender: SenderIdentity?
        let purpose: String?
        let code: String?
        let notice: String?
        let link: String?
        let sentAt: Int64
        let expiresAt: Int64

        init(_ message: TextMessage) {
            project = message.projectID.rawValue
            app = message.appID
            session = message.sessionID.text
            phoneNumber = message.phoneNumber.e164
            region = message.region
            text = message.text
            language = message.wording.language
            alphabet = message.wording.alphabet
            segments = message.wording.segments
            sender = message.sender
            switch message.content {
            case .code(let code, let purpose, _):
                self.purpose = purpose.rawValue
                self.code = code.digits
                notice = nil
                link = nil
            case .notice(let kind, let action):
                purpose = nil
                code = action?.code
                notice = kind.rawValue
                link = action?.link
            }
            sentAt = message.sentAt.milliseconds
            expiresAt = message.expiresAt.milliseconds
        }

        func item(sealing seal: Seal) -> InboxItem? {
            let project = ProjectID(rawValue: project)
            guard let session = VerificationSessionID(session),
                let content = content(sealing: { seal(session, project) })
            else { return nil }
            return .message(
                TextMessage(
                    projectID: project,
                    appID: app,
                    sessionID: session,
                    phoneNumber: PhoneNumber(e164: phoneNumber),
                    region: region,
                    wording: MessageWording(
                        parts: [text],
                        language: language,
                        alphabet: alphabet,
                        segments: segments
                    ),
                    sender: sender,
                    content: content,
                    sentAt: Timestamp(milliseconds: sentAt),
                    expiresAt: Timestamp(milliseconds: expiresAt)
                )
            )
        }

        private func content(sealing seal: () -> SessionInfo) -> TextMessage.Content? {
            if let notice {
                return AccountNotice.Kind(rawValue: notice).map { kind in
                    guard let code, let link else { return .notice(kind, nil) }
                    return .notice(kind, AccountNotice.Action(code: code, link: link))
                }
            }
            guard let purpose = purpose.flatMap(VerificationPurpose.init(rawValue:)),
                let code = code.flatMap({ OneTimeCode(typed: $0) })
            else { return nil }
            return .code(code, purpose, seal())
        }
    }

    private struct Mail: Codable {
        let project: String
        let recipient: String
        let appName: String
        let kind: String
        let email: String
        let newEmail: String?
        let hasUnprovedPassword: Bool
        let code: String?
        let link: String?
        let subject: String
        let text: String
        let html: String
        let sentAt: Int64

        init(_ mail: OutgoingMail) {
            let notice = mail.notice
            project = mail.projectID.rawValue
            recipient = mail.recipient
            appName = mail.sender.name
            kind = notice.kind.rawValue
            email = notice.email
            newEmail = notice.newEmail
            hasUnprovedPassword = notice.hasUnprovedPassword
            code = notice.action?.code
            link = notice.action?.link
            subject = mail.content.subject
            text = mail.content.text
            html = mail.content.html
            sentAt = mail.sentAt.milliseconds
        }

        var item: InboxItem? {
            guard let kind = AccountNotice.Kind(rawValue: kind) else { return nil }
            var action: AccountNotice.Action?
            if let code, let link { action = AccountNotice.Action(code: code, link: link) }
            var notice = AccountNotice(kind, of: email, newEmail: newEmail, action: action)
            notice.hasUnprovedPassword = hasUnprovedPassword
            return .mail(
                OutgoingMail(
                    projectID: ProjectID(rawValue: project),
                    recipient: recipient,
                    sender: MailIdentity(name: appName),
                    notice: notice,
                    content: MailContent(subject: subject, text: text, html: html),
                    sentAt: Timestamp(milliseconds: sentAt)
                )
            )
        }
    }
}
