import Dispatch
import Synchronization

/// The transactions that wait for a connection, in first-in, first-out order.
///
/// They wait during a short outage. If the outage lasts longer than callers wait, all of them fail
/// at once, and later callers fail immediately until the server is back.
final class PostgresQueue: Sendable {
    /// The maximum number of waiting jobs; more could not be completed in time.
    private static let capacity = 4_096

    private struct State {
        var waiting: [PostgresJob] = []
        var isWatched = false
        var isClosed = false
    }

    private let state = Mutex(State())
    private let reach: PostgresReach

    /// Counts waiting jobs; a job that gave up remains counted.
    private let arrivals = DispatchSemaphore(value: 0)

    init(reach: PostgresReach) {
        self.reach = reach
    }

    var waitingCount: Int { state.withLock { $0.waiting.count } }

    func add(_ job: PostgresJob) {
        let outage = reach.outage()
        let refusal = state.withLock { state -> StorageError? in
            guard !state.isClosed else { return .closed }
            if let outage { return Self.away(for: outage) }
            guard state.waiting.count < Self.capacity else { return .busy }
            state.waiting.append(job)
            watch(&state)
            return nil
        }
        if let refusal { job.fail(refusal) } else { arrivals.signal() }
    }

    /// Returns a job that could not be run to the front; it keeps its deadline.
    ///
    /// A job that was started and has no time left fails at once. Otherwise the next worker could
    /// start it again before its deadline is noticed.
    func putBack(_ job: PostgresJob, at now: ContinuousClock.Instant = .now) {
        guard job.attempts == 0 || job.deadline > now else { return job.fail(StorageError.busy) }
        state.withLock { state in
            state.waiting.insert(job, at: 0)
            // The watched job may have a later deadline.
            schedule(for: job.deadline)
            state.isWatched = true
        }
        arrivals.signal()
    }

    /// Blocks until there is a job; `nil` once the queue is closed and empty.
    func next() -> PostgresJob? {
        while true {
            arrivals.wait()
            let (job, isClosed) = state.withLock { state in
                (state.waiting.isEmpty ? nil : state.waiting.removeFirst(), state.isClosed)
            }
            if let job { return job }
            if isClosed { return nil }
        }
    }

    /// Rejects new jobs, and makes `takers` waiting threads return when the queue is empty.
    func close(takers: Int) {
        state.withLock { $0.isClosed = true }
        for _ in 0..<takers { arrivals.signal() }
    }

    /// Fails all waiting jobs.
    func failAll() {
        let jobs = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        for job in jobs { job.fail(StorageError.closed) }
    }

    private func watch(_ state: inout State) {
        guard !state.isWatched, let first = state.waiting.first else { return }
        state.isWatched = true
        schedule(for: first.deadline)
    }

    private func schedule(for deadline: ContinuousClock.Instant) {
        let wait = max(.zero, ContinuousClock.now.duration(to: deadline))
        DispatchQueue.global().asyncAfter(
            deadline: .now() + .milliseconds(Int(wait / .milliseconds(1)) + 1)
        ) { self.failOverdue() }
    }

    private func failOverdue() {
        let now = ContinuousClock.now
        let outage = reach.outage(at: now)
        let overdue = state.withLock { state in
            let overdue = state.waiting.filter { outage != nil || $0.deadline <= now }
            state.waiting.removeAll { outage != nil || $0.deadline <= now }
            state.isWatched = false
            watch(&state)
            return overdue
        }
        let error = outage.map(Self.away(for:)) ?? .busy
        for job in overdue { job.fail(error) }
    }

    private static func away(for outage: Duration) -> StorageError {
        .unavailable("it has been unreachable for \(Int(outage / .seconds(1))) seconds")
    }
}
