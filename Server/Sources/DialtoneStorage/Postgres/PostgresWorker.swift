import Logging

/// A thread with a connection of its own, which runs one transaction after the other.
///
/// It takes a transaction only while it has a connection; without one, transactions wait for
/// the other workers, or for their own deadline.
final class PostgresWorker {
    private static let attempts = 5

    private let index: Int
    private let url: String
    private let patience: Duration
    private let queue: PostgresQueue
    private let closing: ClosingSignal
    private let logger: Logger
    private var connection: PostgresConnection?

    init(
        index: Int,
        url: String,
        patience: Duration,
        queue: PostgresQueue,
        closing: ClosingSignal,
        logger: Logger
    ) {
        self.index = index
        self.url = url
        self.patience = patience
        self.queue = queue
        self.closing = closing
        self.logger = logger
    }

    /// Works until the queue is closed.
    func work() {
        while connect(until: nil), let job = queue.next() { run(job) }
    }

    private func run(_ job: PostgresJob) {
        var attempts = 0
        while true {
            guard connect(until: job.deadline), let connection else {
                return job.fail(PostgresFailure.connectionLost.storageError)
            }
            attempts += 1
            do {
                let succeed = try job.run(connection)
                return succeed()
            } catch let failure as PostgresFailure {
                if failure.endsConnection { self.connection = nil }
                guard failure.isPassing, attempts < Self.attempts else {
                    return job.fail(failure.storageError)
                }
                // Workers that collided come back at different times.
                _ = closing.pause(for: .microseconds(1_000 * attempts * attempts + 700 * index))
            } catch {
                if error as? StorageError == .outcomeUnknown { self.connection = nil }
                return job.fail(error)
            }
        }
    }

    /// Tries until there is a connection; `false` if the deadline or the store's end comes first.
    private func connect(until deadline: ContinuousClock.Instant?) -> Bool {
        var failures = 0
        while connection == nil {
            do {
                connection = try PostgresConnection.open(
                    url: url,
                    patience: patience,
                    unless: closing
                )
                if failures > 0 { logger.info("PostgreSQL can be reached again") }
            } catch {
                failures += 1
                guard !closing.isSignaled else { return false }
                if failures == 1 { logger.warning("PostgreSQL cannot be reached: \(error)") }
                let wait = min(2_000, 25 << min(failures, 10)) + 7 * index
                guard closing.pause(for: .milliseconds(wait)) else { return false }
                if let deadline, deadline <= .now { return false }
            }
        }
        return true
    }
}
