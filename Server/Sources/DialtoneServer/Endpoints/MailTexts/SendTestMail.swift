import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension SendTestMailRequest: WireInput {}

/// Sends a mail with sample data, whose link leads nowhere.
struct SendTestMail: Endpoint {
    static let auditAction: AuditAction = "mailTexts.sendTest"

    let mailer: AccountMailer

    func respond(
        to input: SendTestMailRequest,
        from caller: AdminCaller
    ) async throws -> SendTestMailResponse {
        let kind = try AccountNotice.Kind(ofRequest: input.kind)
        let address = try EmailAddress(checking: input.email ?? "").rawValue
        let languages = [try LanguageTag.key(ofMails: input.language)]
        try mailer.checkAvailability()
        let notice = AccountNotice(sampleOf: kind, to: address)
        let content = mailer.content(of: notice, for: caller.project, in: languages)
        let problem = try await mailer.sendTest(notice, for: caller.project, languages: languages)
        return SendTestMailResponse {
            $0.subject = content.subject
            $0.problem = problem
        }
    }
}
