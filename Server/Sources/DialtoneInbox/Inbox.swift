package import DialtoneBasics
package import DialtoneModel
import Synchronization

/// The sender of development mode: stores messages and emails instead of sending them.
package final class Inbox: SMSSender, MailSender, Sendable {
    private let contents: Mutex<InboxContents>
    private let listeners = InboxListeners()
    private let file: InboxFile?
    private let show: @Sendable (TextMessage) -> Void
    private let showMail: @Sendable (OutgoingMail) -> Void

    /// Stores up to `capacity` messages and emails of all projects, limited to `byteCapacity`.
    ///
    /// With a `file`, they survive a restart. `show` and `showMail` are called with each one after
    /// it is stored; development mode prints them.
    package init(
        capacity: Int = 2_000,
        byteCapacity: Int = 8 * 1_024 * 1_024,
        file: InboxFile? = nil,
        show: @escaping @Sendable (TextMessage) -> Void = { _ in },
        showMail: @escaping @Sendable (OutgoingMail) -> Void = { _ in }
    ) {
        var contents = InboxContents(capacity: capacity, byteCapacity: byteCapacity)
        if let file {
            for entry in file.restored { contents.restore(entry) }
        }
        self.contents = Mutex(contents)
        self.file = file
        self.show = show
        self.showMail = showMail
    }

    /// Stored messages count as delivered.
    package var stateOnceSent: DeliveryState { .delivered }

    package func send(_ message: TextMessage) async throws {
        take(message)
    }

    /// Stores and shows `message`.
    package func take(_ message: TextMessage) {
        keep(.message(message))
        show(message)
    }

    package func send(_ mail: OutgoingMail) async throws {
        keep(.mail(mail))
        showMail(mail)
    }

    private func keep(_ item: InboxItem) {
        contents.withLock { contents in
            let entry = contents.add(item)
            guard let file else { return }
            if file.needsReplacement {
                file.replace(with: contents.all)
            } else {
                file.append(entry)
            }
        }
        listeners.tell(of: item)
    }

    /// Returns the project's messages and emails, oldest first.
    package func entries(of project: ProjectID) -> [InboxEntry] {
        contents.withLock { $0.entries(of: project) }
    }

    /// Returns the project's entries whose codes may still be valid, oldest first.
    ///
    /// The cost does not depend on the other entries.
    package func openEntries(
        of project: ProjectID,
        to recipient: String? = nil
    ) -> [InboxEntry] {
        contents.withLock { $0.openEntries(of: project, to: recipient) }
    }

    /// Records the final states of the codes of entries.
    package func note(_ ends: [Int: CodeState]) {
        contents.withLock { $0.end(ends) }
    }

    /// Returns the project's messages, oldest first.
    package func messages(of project: ProjectID) -> [TextMessage] {
        entries(of: project).compactMap { entry in
            if case .message(let message) = entry.item { message } else { nil }
        }
    }

    /// Returns the project's emails, oldest first.
    package func mails(of project: ProjectID) -> [OutgoingMail] {
        entries(of: project).compactMap { entry in
            if case .mail(let mail) = entry.item { mail } else { nil }
        }
    }

    /// Deletes the project's messages and emails.
    package func clear(_ project: ProjectID) {
        contents.withLock { contents in
            contents.clear(project)
            file?.replace(with: contents.all)
        }
    }

    /// Returns a stream of the project's new messages and emails, until ``finish()``.
    ///
    /// If a listener reads too slowly, the oldest unread ones are dropped.
    package func stream(of project: ProjectID) -> AsyncStream<InboxItem> {
        listeners.stream(of: project, as: \.self).0
    }

    /// Returns a stream for a listener that also receives other events and may end the stream.
    package func stream<Event: Sendable>(
        of project: ProjectID,
        as event: @escaping @Sendable (InboxItem) -> Event
    ) -> (AsyncStream<Event>, AsyncStream<Event>.Continuation) {
        listeners.stream(of: project, as: event)
    }

    /// Ends every current and future stream, so that a server with listeners can stop.
    package func finish() {
        listeners.finish()
    }

    /// Returns when the file contains everything in the inbox.
    package func save() async {
        await file?.finishWriting()
    }
}
