import DialtoneFlows
import DialtoneModel
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin

/// Shows the texts of one kind of mail in one language.
struct ShowMailText: Endpoint {
    let mailer: AccountMailer
    let registry: ProjectRegistry

    func respond(
        to input: MailLanguageInput,
        from caller: AdminCaller
    ) async throws -> MailTextDetail {
        let kind = try caller.mailKind
        let language = try LanguageTag.key(ofMails: input.language)
        let project = try await registry.project(caller.project.id).project
        return try MailTextDetail(kind, language, mailer, project)
    }
}

extension AdminCaller {
    /// The kind of mail in the path.
    var mailKind: AccountNotice.Kind {
        get throws {
            let name = resource?.removingPercentEncoding ?? ""
            guard let kind = AccountNotice.Kind(rawValue: name) else {
                throw RequestRefusal.noSuchResource("There is no mail of this kind.")
            }
            return kind
        }
    }
}

extension MailTextDetail {
    init(
        _ kind: AccountNotice.Kind,
        _ language: String,
        _ mailer: AccountMailer,
        _ project: Project
    ) throws {
        let entry = mailer.entry(of: kind, for: project, in: language)
        self.init()
        self.kind = kind.rawValue
        self.language = language
        custom = entry.custom.map(MailTextSource.init)
        problem = entry.problem?.sentence
        shipped = entry.shipped.map(MailTextSource.init)
        placeholders = kind.placeholders.map(\.rawValue)
        preview = MailTextInfo(kind, language, mailer, project)
        etag = project.etag
    }
}
