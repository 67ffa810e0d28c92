import DialtoneBasics
package import DialtoneModel
package import Logging
import Synchronization

/// Queues emails and delivers them in ``run()``, with retries after temporary failures.
///
/// The sender of an email does not wait for the mail server, so that the response time does not
/// reveal whether an email was sent. The queue is in memory only: if the process ends, users must
/// request a lost email again.
package final class MailOutbox<Ticks: Clock<Duration>>: MailSender, OperatorMailSender, Sendable {
    /// The delays before each retry; after the last one an email is dropped.
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

    /// Queues an email; throws a ``MailFailure`` if it is invalid or the outbox is full.
    ///
    /// One project with its tenants can use at most three quarters of the outbox, so that a flood
    /// in one project does not block the emails of the others.
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

    package func problem(withSender from: String) -> String? {
        composer.problem(withSender: from)
    }

    package func sendTest(_ mail: OutgoingMail) async throws -> String? {
        do {
            try await client.deliver(try composer.compose(mail))
            return nil
        } catch let failure as MailFailure {
            return failure.sentence
        } catch {
            return MailFailure.unreachable("\(type(of: error))").sentence
        }
    }

    /// Delivers an operator's email directly; the caller keeps it in the database until then.
    package func deliver(_ mail: OperatorMail) async throws {
        try await client.deliver(try composer.compose(mail))
    }

    /// Delivers emails until ``finish()``, then tries each remaining one once more.
    package func run() async {
        await withDiscardingTaskGroup { group in
            for await mail in mails {
                group.addTask { await self.deliver(mail) }
            }
            // Ends the delays; an attempt in progress continues.
            group.cancelAll()
        }
        await client.shutDown()
    }

    /// Rejects new emails.
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
            "an e-mail was not delivered",
            metadata: ["mail": "\(mail.kind.rawValue)", "failure": "\(failure)"]
        )
    }
}
