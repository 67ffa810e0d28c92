import Logging
import Synchronization

/// A thread with its own connection, which runs transactions one after the other.
///
/// It takes a transaction from the queue only while it has a connection. Otherwise, transactions
/// wait for other workers, or for their deadline.
final class PostgresWorker {
    /// The values that all workers of a store share.
    struct Parts: Sendable {
        let url: String

        /// The limit for each statement, and for connecting to a single server.
        let statement: Duration

        /// The limit for all statements of a transaction together.
        let transaction: Duration
        let queue: PostgresQueue
        let reach: PostgresReach
        let use: PostgresUse

        /// How the database stores phone numbers.
        let numbers: SharedNumberStorage

        /// `closing` is signaled when the store accepts no new work; `severing` ends all waits.
        let closing: ClosingSignal
        let severing: ClosingSignal?
        let logger: Logger
    }

    private static let attempts = 5

    private let index: Int
    private let parts: Parts
    private var connection: PostgresConnection? {
        didSet {
            let change = (connection == nil ? 0 : 1) - (oldValue == nil ? 0 : 1)
            parts.use.noteOpen(change)
        }
    }
    private var generation = 0

    init(index: Int, parts: Parts) {
        self.index = index
        self.parts = parts
    }

    /// Runs transactions until the queue is closed.
    func work() {
        while connect(), let job = parts.queue.next() {
            guard let connection, parts.reach.isCurrent(generation) else {
                self.connection = nil
                parts.queue.putBack(job)
                continue
            }
            run(job, on: connection)
        }
    }

    private func run(_ job: PostgresJob, on connection: PostgresConnection) {
        var job = job
        connection.end = .now + parts.transaction
        parts.use.noteBusy(1)
        defer {
            connection.end = nil
            parts.use.noteBusy(-1)
        }
        while true {
            job.attempts += 1
            do {
                let succeed = try job.run(connection)
                return succeed()
            } catch let failure as PostgresFailure {
                if failure.endsConnection { give(up: failure) }
                guard mayRepeat(job, after: failure) else { return job.fail(failure.storageError) }
                if failure.endsConnection { return parts.queue.putBack(job) }
                // Workers that collided retry at different times.
                let wait = 1_000 * job.attempts * job.attempts + 700 * index
                _ = parts.closing.pause(for: .microseconds(wait))
            } catch let commit as OpenCommit {
                give(up: commit.failure == .outOfTime ? .outOfTime : .connectionLost)
                return job.fail(StorageError.outcomeUnknown)
            } catch {
                return job.fail(error)
            }
        }
    }

    private func mayRepeat(_ job: PostgresJob, after failure: PostgresFailure) -> Bool {
        if failure.isReadOnly { return job.attempts < 2 }
        return failure.isPassing && job.attempts < Self.attempts
    }

    private func give(up failure: PostgresFailure) {
        connection = nil
        switch failure {
        case .connectionLost: parts.reach.lost(generation: generation)
        // The connection has not responded for the whole wait.
        case .noAnswer: parts.reach.lost(generation: generation, since: .now - parts.statement)
        case .outOfTime, .refused: parts.reach.dropped(generation: generation)
        }
    }

    /// Tries to connect until it succeeds; returns `false` if the store closes first.
    private func connect() -> Bool {
        var failures = 0
        while connection == nil {
            guard parts.reach.mayConnect() else {
                guard parts.closing.pause(for: .milliseconds(50 + 7 * index)) else { return false }
                continue
            }
            do {
                let connection = try PostgresConnection.open(
                    url: parts.url,
                    timeouts: PostgresTimeouts(parts.statement, transaction: parts.transaction),
                    beginningWith: parts.reach.latestHost,
                    unless: parts.closing,
                    orWhen: parts.severing
                )
                connection.sharedNumbers = parts.numbers
                self.connection = connection
                let (generation, isReturn) = parts.reach.connected(to: connection.host)
                self.generation = generation
                if isReturn { parts.logger.info("PostgreSQL can be reached again") }
            } catch {
                failures += 1
                let isFirst = parts.reach.failedToConnect()
                guard !parts.closing.isSignaled else { return false }
                if isFirst { parts.logger.warning("PostgreSQL cannot be reached: \(error)") }
                let wait = min(1_000, 25 << min(failures, 10)) + 7 * index
                guard parts.closing.pause(for: .milliseconds(wait)) else { return false }
            }
        }
        return true
    }
}

/// How many connections of a store are open and busy.
final class PostgresUse: Sendable {
    private let open = Atomic(0)
    private let busy = Atomic(0)

    var counts: (open: Int, busy: Int) {
        (open.load(ordering: .relaxed), busy.load(ordering: .relaxed))
    }

    func noteOpen(_ change: Int) { open.add(change, ordering: .relaxed) }

    func noteBusy(_ change: Int) { busy.add(change, ordering: .relaxed) }
}
