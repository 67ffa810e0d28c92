package import DialtoneCore

/// Development's sender: keeps messages and mails in memory instead of having them delivered.
package final class Inbox: SMSSender, MailSender, Sendable {
    private let messages: InboxTray<TextMessage>
    private let mails: InboxTray<OutgoingMail>
    private let show: @Sendable (TextMessage) -> Void
    private let showMail: @Sendable (OutgoingMail) -> Void

    /// Keeps the last `capacity` messages of all projects together, and as many mails.
    ///
    /// `show` and `showMail` are called with each one after it was kept; development mode
    /// prints them.
    package init(
        capacity: Int = 1_000,
        show: @escaping @Sendable (TextMessage) -> Void = { _ in },
        showMail: @escaping @Sendable (OutgoingMail) -> Void = { _ in }
    ) {
        messages = InboxTray(capacity: capacity, projectID: \.projectID)
        mails = InboxTray(capacity: capacity, projectID: \.projectID)
        self.show = show
        self.showMail = showMail
    }

    /// Whoever reads the inbox has the message.
    package var stateOnceSent: DeliveryState { .delivered }

    package func send(_ message: TextMessage) async throws {
        take(message)
    }

    /// Keeps and shows `message`.
    package func take(_ message: TextMessage) {
        messages.add(message)
        show(message)
    }

    package func send(_ mail: OutgoingMail) async throws {
        mails.add(mail)
        showMail(mail)
    }

    /// What was sent for the project, oldest first.
    package func messages(of project: ProjectID) -> [TextMessage] {
        messages.items(of: project)
    }

    /// The mails of the project, oldest first.
    package func mails(of project: ProjectID) -> [OutgoingMail] {
        mails.items(of: project)
    }

    /// Forgets the messages and mails of the project.
    package func clear(_ project: ProjectID) {
        messages.clear(project)
        mails.clear(project)
    }

    /// The messages of the project from now on, until ``finish()``.
    ///
    /// A listener that reads too slowly loses the oldest messages it has not read.
    package func stream(of project: ProjectID) -> AsyncStream<TextMessage> {
        messages.stream(of: project, as: \.self).0
    }

    /// The same for a listener that hears of other events too, and may end the stream.
    package func stream<Event: Sendable>(
        of project: ProjectID,
        as event: @escaping @Sendable (TextMessage) -> Event
    ) -> (AsyncStream<Event>, AsyncStream<Event>.Continuation) {
        messages.stream(of: project, as: event)
    }

    /// The mails of the project from now on, as ``stream(of:)`` has the messages.
    package func mailStream(of project: ProjectID) -> AsyncStream<OutgoingMail> {
        mails.stream(of: project, as: \.self).0
    }

    /// Ends every stream, now and later, so that a server with listeners can stop.
    package func finish() {
        messages.finish()
        mails.finish()
    }
}
