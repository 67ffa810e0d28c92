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
        await tell(AccountNotice(kind, of: email), for: caller)
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
        texts.content(of: notice, appName: project.displayName, languages: languages)
    }

    /// Sends `notice` without calling a hook.
    ///
    /// `languages` are BCP 47 tags, best first.
    package func deliver(
        _ notice: AccountNotice,
        for project: Project,
        languages: [String]
    ) async throws {
        let content = content(of: notice, for: project, in: languages)
        try await sender.send(
            OutgoingMail(
                projectID: project.id,
                recipient: notice.recipient,
                appName: project.displayName,
                notice: notice,
                content: content,
                sentAt: clock.now
            )
        )
    }
}
