package import DialtoneBasics
package import DialtoneModel
import DialtoneTracing
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
    private let ages: QueueAges<Ticks>
    private let mails: AsyncStream<Waiting>
    private let entrance: AsyncStream<Waiting>.Continuation

    private struct Waiting: Sendable {
        let envelope: SMTPEnvelope
        let kind: AccountNotice.Kind
        let party: ProjectID

        /// The trace of the request that asked for it.
        let trace: TraceHandover

        /// Its number among the ages.
        let number: Int
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
        ages = QueueAges(ticks: ticks)
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
        entrance.yield(
            Waiting(
                envelope: envelope,
                kind: mail.notice.kind,
                party: party,
                trace: .current,
                number: ages.add()
            )
        )
    }

    package var queue: QueueState? { ages.state }

    package func checkAvailability() throws(Refusal) {
        let count = waiting.withLock { $0.values.reduce(0, +) }
        guard count < capacity else { throw .mailNotSent }
    }

    package func problem(withSender from: String) -> String? {
        composer.problem(withSender: from)
    }

    package func sendTest(_ mail: OutgoingMail) async throws -> String? {
        do {
            try await deliver(try composer.compose(mail))
            return nil
        } catch let failure as MailFailure {
            return failure.sentence
        } catch {
            return MailFailure.unreachable("\(type(of: error))").sentence
        }
    }

    /// Delivers an operator's email directly; the caller keeps it in the database until then.
    package func deliver(_ mail: OperatorMail) async throws {
        try await deliver(try composer.compose(mail))
    }

    /// Delivers emails until ``finish()``, then tries each remaining one once more.
    package func run() async {
        await withDiscardingTaskGroup { group in
            for await mail in mails {
                group.addTask { await mail.trace.whileContinued { await self.deliver(mail) } }
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
        defer { leave(mail) }
        var pauses = Self.pauses[...]
        while let failure = await failure(of: mail) {
            guard failure.isTemporary, !Task.isCancelled, let pause = pauses.popFirst() else {
                return report(failure, of: mail)
            }
            try? await ticks.sleep(for: pause)
        }
    }

    /// Tries once to deliver an email, in a span if it belongs to a trace.
    private func deliver(_ envelope: SMTPEnvelope) async throws {
        guard let tracer = NodeTracer.current else { return try await client.deliver(envelope) }
        let delivery = await tracer.whileSending(
            "SMTP",
            to: client.host,
            by: "smtp",
            problem: Self.kind,
            exchange: { await outcome(of: envelope) }
        )
        try delivery.get()
    }

    private func outcome(of envelope: SMTPEnvelope) async -> Result<Void, any Error> {
        do {
            return .success(try await client.deliver(envelope))
        } catch {
            return .failure(error)
        }
    }

    /// The kind of the failure for traces; `nil` if the mail was delivered.
    private static func kind(of outcome: Result<Void, any Error>) -> String? {
        guard case .failure(let error) = outcome else { return nil }
        return (error as? MailFailure)?.kind ?? "\(type(of: error))"
    }

    private func leave(_ mail: Waiting) {
        ages.remove(mail.number)
        waiting.withLock { waiting in
            let own = (waiting[mail.party] ?? 1) - 1
            waiting[mail.party] = own > 0 ? own : nil
        }
    }

    private func failure(of mail: Waiting) async -> MailFailure? {
        do {
            try await deliver(mail.envelope)
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
