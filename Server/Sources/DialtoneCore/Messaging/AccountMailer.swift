package import Logging

/// Puts notices into words and hands them to whoever delivers mail.
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

    /// Throws if no mail can be sent.
    ///
    /// Calls whose purpose is a mail use it before anything changes.
    package func checkAvailability() throws(Refusal) {
        try sender.checkAvailability()
    }

    /// Sends a notice of a change that is already stored.
    ///
    /// A mail that fails cannot undo the change, so this never throws: a mail that is not accepted,
    /// or that a hook of the project refuses, is dropped and logged.
    package func tell(_ notice: AccountNotice, for caller: SignInCaller) async {
        do {
            try await send(notice, for: caller)
        } catch {
            logDropped(notice.kind, because: error, of: caller.projectID)
        }
    }

    package func logDropped(
        _ kind: AccountNotice.Kind,
        because error: any Error,
        of project: ProjectID
    ) {
        logger.warning(
            "a mail was not sent",
            metadata: [
                "mail": "\(kind.rawValue)", "project": "\(project)",
                "error.type": "\(type(of: error))",
            ]
        )
    }

    /// Sends `notice` in the name of the project's app, unless a hook of the project refuses.
    private func send(_ notice: AccountNotice, for caller: SignInCaller) async throws {
        try await ask(about: notice, for: caller)
        try await deliver(notice, for: caller.project.project, languages: caller.languages)
    }

    /// Throws where a hook of the project refuses `notice`.
    package func ask(about notice: AccountNotice, for caller: SignInCaller) async throws {
        try await hooks.beforeSendEmail(notice, of: caller)
    }

    /// Sends `notice` and asks nobody any more.
    ///
    /// `languages` are BCP 47 tags, best first.
    package func deliver(
        _ notice: AccountNotice,
        for project: Project,
        languages: [String]
    ) async throws {
        let appName = project.displayName
        let content = texts.content(of: notice, appName: appName, languages: languages)
        try await sender.send(
            OutgoingMail(
                projectID: project.id,
                recipient: notice.recipient,
                appName: appName,
                notice: notice,
                content: content,
                sentAt: clock.now
            )
        )
    }
}
