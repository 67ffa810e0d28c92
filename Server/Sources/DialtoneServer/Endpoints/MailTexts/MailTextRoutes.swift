import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The admin calls that show the mails to users.
struct MailTextRoutes {
    let mailer: AccountMailer
    let obstacle: String?
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        router.add(
            ListMailTexts(mailer: mailer, obstacle: obstacle),
            AdminPath(dialtone: "/mailTexts"),
            admins.needing(.viewer),
            method: .get
        )
        router.add(
            SendTestMail(mailer: mailer),
            AdminPath(dialtone: "/mailTexts:sendTest"),
            admins.needing(.owner)
        )
    }
}

/// The query of the list of mails.
struct ListMailTextsInput: WireInput {
    let language: String?
}

/// Lists the mails to users in one language, with sample data.
struct ListMailTexts: Endpoint {
    let mailer: AccountMailer
    let obstacle: String?

    func respond(
        to input: ListMailTextsInput,
        from caller: AdminCaller
    ) async throws -> ListMailTextsResponse {
        let languages = [input.language ?? "en"]
        return ListMailTextsResponse {
            $0.obstacle = obstacle
            $0.mails = AccountNotice.Kind.allCases.map { kind in
                let notice = AccountNotice(sampleOf: kind, to: AccountNotice.sampleAddress)
                let content = mailer.content(of: notice, for: caller.project, in: languages)
                return MailTextInfo {
                    $0.kind = kind.rawValue
                    $0.subject = content.subject
                    $0.text = content.text
                    $0.html = content.html
                }
            }
        }
    }
}

extension SendTestMailRequest: WireInput {}

/// Sends a mail with sample data, whose link leads nowhere.
struct SendTestMail: Endpoint {
    static let auditAction: AuditAction = "mailTexts.sendTest"

    let mailer: AccountMailer

    func respond(
        to input: SendTestMailRequest,
        from caller: AdminCaller
    ) async throws -> SendTestMailResponse {
        guard let kind = input.kind.flatMap(AccountNotice.Kind.init(rawValue:)) else {
            let names = AccountNotice.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw Refusal.invalidArgument(field: "kind", problem: "must be one of \(names)")
        }
        let address = try EmailAddress(checking: input.email ?? "").rawValue
        try mailer.checkAvailability()
        let notice = AccountNotice(sampleOf: kind, to: address)
        let languages = [input.language ?? "en"]
        try await mailer.deliver(notice, for: caller.project, languages: languages)
        let content = mailer.content(of: notice, for: caller.project, in: languages)
        return SendTestMailResponse { $0.subject = content.subject }
    }
}

extension AccountNotice {
    fileprivate static let sampleAddress = "ada@example.com"

    /// Creates a notice with sample data that goes to `address`.
    fileprivate init(sampleOf kind: Kind, to address: String) {
        let hasLink: Bool =
            switch kind {
            case .recoveryCodesCreated, .recoveryCodeUsed, .phoneNumberChanged,
                .secondFactorRemoved:
                false
            default: true
            }
        let changesAddress = kind == .changeEmail || kind == .emailChanged
        self.init(
            kind,
            of: kind == .changeEmail ? Self.sampleAddress : address,
            newEmail: changesAddress ? (kind == .changeEmail ? address : "new@example.com") : nil,
            action: hasLink ? Action(code: "sample", link: "https://example.com/sample-link") : nil
        )
    }
}
