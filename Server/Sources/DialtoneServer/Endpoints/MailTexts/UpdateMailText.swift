import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension SetMailTextRequest: WireInput {}

/// Sets a project's own text of one kind of mail in one language.
struct UpdateMailText: Endpoint {
    static let auditAction: AuditAction = "mailTexts.update"

    let mailer: AccountMailer
    let registry: ProjectRegistry
    let projects: ProjectDirectory

    func respond(
        to input: SetMailTextRequest,
        from caller: AdminCaller
    ) async throws -> MailTextDetail {
        let kind = try caller.mailKind
        guard input.language?.isEmpty == false else {
            throw Refusal.invalidArgument(field: "language", problem: "is missing")
        }
        let language = try LanguageTag.key(ofMails: input.language)
        let text = CustomMailText.entered(
            subject: input.subject ?? "",
            body: input.body ?? "",
            button: input.button
        )
        let project = try await registry.changeMails(
            of: caller.project.id,
            since: input.etag.map(SeenVersion.init) ?? caller.seen
        ) {
            $0.texts[MailTextKey(kind: kind, language: language).text] = text
        }
        projects.forget(project.id)
        return try MailTextDetail(kind, language, mailer, project)
    }
}

/// Removes a project's own text, so that the built-in one is sent again.
struct DeleteMailText: Endpoint {
    static let auditAction: AuditAction = "mailTexts.delete"

    let registry: ProjectRegistry
    let projects: ProjectDirectory

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        let kind = try caller.mailKind
        let language = try LanguageTag.key(ofMails: caller.query["language"])
        let key = MailTextKey(kind: kind, language: language).text
        let project = try await registry.changeMails(of: caller.project.id, since: caller.seen) {
            mails in
            guard mails.texts.removeValue(forKey: key) != nil else {
                throw RequestRefusal.noSuchResource("The project has no such text of its own.")
            }
        }
        projects.forget(project.id)
        return NoOutput()
    }
}

extension ProjectRegistry {
    /// Changes the mails of a project, unless its settings have another version than `seen`.
    fileprivate func changeMails(
        of id: ProjectID,
        since seen: SeenVersion,
        _ change: @escaping @Sendable (inout MailSettings) throws -> Void
    ) async throws -> Project {
        try await self.change(id) { project, testNumbers in
            try seen.check(project)
            try change(&project.settings.mails)
            return Dictionary(
                testNumbers.map { ($0.phoneNumber, $0.code.digits) },
                uniquingKeysWith: { first, _ in first }
            )
        }
        .project
    }
}
