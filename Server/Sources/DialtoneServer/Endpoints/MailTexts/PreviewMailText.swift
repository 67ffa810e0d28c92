import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension PreviewMailTextRequest: WireInput {}

/// Shows a mail with sample data, with a text that is not saved.
struct PreviewMailText: Endpoint {
    let mailer: AccountMailer

    func respond(
        to input: PreviewMailTextRequest,
        from caller: AdminCaller
    ) async throws -> MailTextInfo {
        let kind = try AccountNotice.Kind(ofRequest: input.kind)
        let language = try LanguageTag.key(ofMails: input.language)
        var project = caller.project
        var problem: String?
        if input.subject != nil || input.body != nil || input.button != nil {
            let text = CustomMailText.entered(
                subject: input.subject ?? "",
                body: input.body ?? "",
                button: input.button
            )
            do throws(InvalidMailText) {
                _ = try MailTemplate(checking: text, for: kind)
                project.settings.mails.texts[MailTextKey(kind: kind, language: language).text] =
                    text
            } catch {
                problem = error.sentence
            }
        }
        var preview = MailTextInfo(kind, language, mailer, project)
        preview.problem = problem ?? preview.problem
        return preview
    }
}
