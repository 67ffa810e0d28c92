package import DialtoneBasics
package import DialtoneModel
package import Logging

/// Renders account notices and submits them for mail delivery.
package struct AccountMailer: Sendable {
    private let sender: any MailSender
    private let texts: any MailText
    private let hooks: any AccountHooks
    private let clock: ServerClock
    private let logger: Logger

    package init(
        sender: any MailSender,
        texts: any MailText,
        hooks: any AccountHooks,
        clock: ServerClock,
        logger: Logger
    ) {
        self.sender = sender
        self.texts = texts
        self.hooks = hooks
        self.clock = clock
        self.logger = logger
    }

    /// Throws if mail cannot be sent.
    ///
    /// Operations that exist to send a mail call it before they change anything.
    package func checkAvailability() throws(Refusal) {
        try sender.checkAvailability()
    }

    /// Sends a notice of a change that is already stored.
    ///
    /// A failed mail cannot undo the change, so this never throws: if the mail is not accepted, or
    /// a hook of the project rejects it, the notice is dropped and logged.
    package func tell(_ notice: AccountNotice, for caller: AppCaller) async {
        do {
            try await send(notice, for: caller)
        } catch {
            logDropped(notice.kind, because: error, of: caller.projectID)
        }
    }

    /// Sends a notice to the verified address of `account`, if it has one.
    func tell(_ kind: AccountNotice.Kind, to account: Account, for caller: AppCaller) async {
        guard let email = account.email, account.isEmailVerified else { return }
        var notice = AccountNotice(kind, of: email)
        notice.displayName = account.displayName
        await tell(notice, for: caller)
    }

    package func logDropped(
        _ kind: AccountNotice.Kind,
        because error: any Error,
        of project: ProjectID
    ) {
        logger.warning(
            "an e-mail was not sent",
            metadata: [
                "mail": "\(kind.rawValue)", "project": "\(project)",
                "error.type": "\(type(of: error))",
            ]
        )
    }

    /// Sends `notice` in the name of the project's app, unless a hook of the project rejects it.
    private func send(_ notice: AccountNotice, for caller: AppCaller) async throws {
        try await ask(about: notice, for: caller)
        try await deliver(notice, for: caller.project.project, languages: caller.languages)
    }

    /// Throws if a hook of the project rejects `notice`.
    package func ask(about notice: AccountNotice, for caller: AppCaller) async throws {
        try await hooks.beforeSendEmail(notice, of: caller)
    }

    /// Returns the content of a notice; `languages` are BCP 47 tags, best first.
    package func content(
        of notice: AccountNotice,
        for project: Project,
        in languages: [String]
    ) -> MailContent {
        texts.content(of: notice, for: project, languages: languages)
    }

    /// Returns the texts of a kind of mail in a language.
    package func entry(
        of kind: AccountNotice.Kind,
        for project: Project,
        in language: String
    ) -> MailTextEntry {
        texts.entry(of: kind, for: project, in: language)
    }

    /// Returns why mails of `project` do not have its own sender address; `nil` if they have, or
    /// it has none.
    package func senderProblem(of project: Project) -> String? {
        project.settings.mails.from.flatMap(sender.problem(withSender:))
    }

    /// Sends a mail without calling a hook, a queue or retries.
    ///
    /// Returns why the mail server has not accepted it; `nil` if it has.
    package func sendTest(
        _ notice: AccountNotice,
        for project: Project,
        languages: [String]
    ) async throws -> String? {
        try await sender.sendTest(mail(notice, for: project, languages: languages))
    }

    /// Sends `notice` without calling a hook.
    ///
    /// `languages` are BCP 47 tags, best first.
    package func deliver(
        _ notice: AccountNotice,
        for project: Project,
        languages: [String]
    ) async throws {
        try await sender.send(mail(notice, for: project, languages: languages))
    }

    private func mail(
        _ notice: AccountNotice,
        for project: Project,
        languages: [String]
    ) -> OutgoingMail {
        OutgoingMail(
            projectID: project.id,
            recipient: notice.recipient,
            sender: project.mailIdentity,
            notice: notice,
            content: content(of: notice, for: project, in: languages),
            sentAt: clock.now
        )
    }
}
