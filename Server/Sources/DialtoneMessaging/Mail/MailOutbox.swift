package import DialtoneCore
package import Logging
import Synchronization

/// Takes mails at once and has them delivered by ``run()``, again after a while where that
/// failed for now.
///
/// Whoever asked for a mail does not wait for the mail server, and so cannot tell from the
/// time it took whether there was a mail to send. What waits is in memory only: when the
/// process dies, whoever misses a mail asks for another.
package final class MailOutbox<Ticks: Clock<Duration>>: MailSender, OperatorMailSender, Sendable {
    /// The pauses before the second try and those after it; then a mail is given up.
    private static var pauses: [Duration] {
        [.seconds(5), .seconds(30), .seconds(120), .seconds(600)]
    }

    private let composer: MailComposer
    private let client: SMTPClient
    private let capacity: Int
    private let ticks: Ticks
    private let logger: Logger
    private let waiting = Mutex<[ProjectID: Int]>([:])
    private let mails: AsyncStream<Waiting>
    private let entrance: AsyncStream<Waiting>.Continuation

    private struct Waiting: Sendable {
        let envelope: SMTPEnvelope
        let kind: AccountNotice.Kind
        let party: ProjectID
    }

    package init(
        composer: MailComposer,
        client: SMTPClient,
        capacity: Int = 1_000,
        ticks: Ticks,
        logger: Logger
    ) {
        self.composer = composer
        self.client = client
        self.capacity = capacity
        self.ticks = ticks
        self.logger = logger
        (mails, entrance) = AsyncStream.makeStream()
    }

    /// Throws a ``MailFailure`` for a mail that cannot be sent as it is, and when too many wait.
    ///
    /// One project, with its tenants, leaves a quarter of the room to others: a flood there does not
    /// keep the others' users from their mails.
    package func send(_ mail: OutgoingMail) async throws {
        let envelope = try composer.compose(mail)
        let party = mail.projectID.parent
        let hasRoom = waiting.withLock { waiting in
            let own = waiting[party] ?? 0
            guard own < max(1, capacity - capacity / 4), waiting.values.reduce(0, +) < capacity
            else {
                return false
            }
            waiting[party] = own + 1
            return true
        }
        guard hasRoom else { throw MailFailure.outboxFull }
        entrance.yield(Waiting(envelope: envelope, kind: mail.notice.kind, party: party))
    }

    package func checkAvailability() throws(Refusal) {
        let count = waiting.withLock { $0.values.reduce(0, +) }
        guard count < capacity else { throw .mailNotSent }
    }

    /// Waits for the mail server: who asks keeps the mail in the database until it is there.
    package func deliver(_ mail: OperatorMail) async throws {
        try await client.deliver(try composer.compose(mail))
    }

    /// Delivers until ``finish()``, and then what is left, each mail by one last try.
    package func run() async {
        await withDiscardingTaskGroup { group in
            for await mail in mails {
                group.addTask { await self.deliver(mail) }
            }
            // Ends the pauses; a try that is under way goes on.
            group.cancelAll()
        }
        await client.shutDown()
    }

    /// No mail is taken from now on.
    package func finish() {
        entrance.finish()
    }

    private func deliver(_ mail: Waiting) async {
        defer { leave(mail.party) }
        var pauses = Self.pauses[...]
        while let failure = await failure(of: mail) {
            guard failure.isTemporary, !Task.isCancelled, let pause = pauses.popFirst() else {
                return report(failure, of: mail)
            }
            try? await ticks.sleep(for: pause)
        }
    }

    private func leave(_ party: ProjectID) {
        waiting.withLock { waiting in
            let own = (waiting[party] ?? 1) - 1
            waiting[party] = own > 0 ? own : nil
        }
    }

    private func failure(of mail: Waiting) async -> MailFailure? {
        do {
            try await client.deliver(mail.envelope)
            return nil
        } catch let failure as MailFailure {
            return failure
        } catch {
            return .unreachable("\(type(of: error))")
        }
    }

    private func report(_ failure: MailFailure, of mail: Waiting) {
        logger.warning(
            "a mail was given up",
            metadata: ["mail": "\(mail.kind.rawValue)", "failure": "\(failure)"]
        )
    }
}
