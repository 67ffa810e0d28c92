package import DialtoneCore
import Synchronization

/// Development's sender: keeps messages and mails instead of having them delivered.
package final class Inbox: SMSSender, MailSender, Sendable {
    private let contents: Mutex<InboxContents>
    private let listeners = InboxListeners()
    private let file: InboxFile?
    private let show: @Sendable (TextMessage) -> Void
    private let showMail: @Sendable (OutgoingMail) -> Void

    /// Keeps the last `capacity` messages and mails of all projects together, or fewer if they
    /// take more than `byteCapacity`.
    ///
    /// With a `file` they outlive the process. `show` and `showMail` are called with each one
    /// after it was kept; development mode prints them.
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

    /// The reader of the inbox has the message.
    package var stateOnceSent: DeliveryState { .delivered }

    package func send(_ message: TextMessage) async throws {
        take(message)
    }

    /// Keeps and shows `message`.
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

    /// What was sent for the project, oldest first.
    package func entries(of project: ProjectID) -> [InboxEntry] {
        contents.withLock { $0.entries(of: project) }
    }

    /// The project's entries whose codes may still be good, oldest first.
    ///
    /// The cost does not depend on the other entries.
    package func openEntries(
        of project: ProjectID,
        to recipient: String? = nil
    ) -> [InboxEntry] {
        contents.withLock { $0.openEntries(of: project, to: recipient) }
    }

    /// Notes what became of the codes of entries; such an end is final.
    package func note(_ ends: [Int: CodeState]) {
        contents.withLock { $0.end(ends) }
    }

    /// The messages of the project, oldest first.
    package func messages(of project: ProjectID) -> [TextMessage] {
        entries(of: project).compactMap { entry in
            if case .message(let message) = entry.item { message } else { nil }
        }
    }

    /// The mails of the project, oldest first.
    package func mails(of project: ProjectID) -> [OutgoingMail] {
        entries(of: project).compactMap { entry in
            if case .mail(let mail) = entry.item { mail } else { nil }
        }
    }

    /// Forgets the messages and mails of the project.
    package func clear(_ project: ProjectID) {
        contents.withLock { contents in
            contents.clear(project)
            file?.replace(with: contents.all)
        }
    }

    /// The messages and mails of the project from now on, until ``finish()``.
    ///
    /// A listener that reads too slowly loses the oldest ones that it has not read.
    package func stream(of project: ProjectID) -> AsyncStream<InboxItem> {
        listeners.stream(of: project, as: \.self).0
    }

    /// The same for a listener that hears of other events too, and may end the stream.
    package func stream<Event: Sendable>(
        of project: ProjectID,
        as event: @escaping @Sendable (InboxItem) -> Event
    ) -> (AsyncStream<Event>, AsyncStream<Event>.Continuation) {
        listeners.stream(of: project, as: event)
    }

    /// Ends every stream, now and later, so that a server with listeners can stop.
    package func finish() {
        listeners.finish()
    }

    /// Returns once the file holds what the inbox holds.
    package func save() async {
        await file?.finishWriting()
    }
}
