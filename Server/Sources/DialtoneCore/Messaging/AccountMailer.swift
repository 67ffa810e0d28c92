/// Puts notices into words and hands them to whoever delivers mail.
package struct AccountMailer: Sendable {
    private let sender: any MailSender
    private let texts: any MailText
    private let clock: ServerClock

    package init(sender: any MailSender, texts: any MailText, clock: ServerClock) {
        self.sender = sender
        self.texts = texts
        self.clock = clock
    }

    /// Sends `notice` in the name of the project's app.
    ///
    /// `languages` are BCP 47 tags, best first.
    package func send(
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
