import Dispatch
import NIOPosix
import Synchronization

/// Separate threads for work on passwords: hashes, which take tens of milliseconds and megabytes
/// each, and the keys of password-protected files.
///
/// The projects of a server take turns, and none of them gets all threads: costly imported hashes
/// of one project do not block the sign-ins of others.
package final class PasswordPool: Sendable {
    /// How many hashes of one project may wait, at most.
    package static let capacity = 256

    /// The longest estimated wait for a hash.
    ///
    /// Beyond it, the caller is asked to retry instead of waiting until it gives up.
    private static let waitLimit = TimeSpan.seconds(4)

    private let threads: NIOThreadPool
    private let capacity: Int
    private let uptime: @Sendable () -> UInt64
    private let state: Mutex<(queue: FairQueue<Work>, pace: WorkPace)>

    private struct Work: Sendable {
        let isTimed: Bool

        /// Does the work, unless the pool is closed, and returns a closure that resumes its caller.
        let run: @Sendable (_ isOpen: Bool) -> @Sendable () -> Void
    }

    /// Starts the threads; end them by ``shutDown()``.
    ///
    /// One project's hashes run on up to `threadCount` of them. There is one more, so that all
    /// processors can work for one project while another still finds a thread. The count limits
    /// memory as well: a hash in progress holds 19 MiB, and an imported one up to
    /// ``HashingLimits/memory``.
    package init(
        threadCount: Int,
        capacity: Int = PasswordPool.capacity,
        uptime: @escaping @Sendable () -> UInt64 = { DispatchTime.now().uptimeNanoseconds }
    ) {
        let share = max(1, threadCount)
        self.capacity = capacity
        self.uptime = uptime
        threads = NIOThreadPool(numberOfThreads: share + 1)
        state = Mutex(
            (queue: FairQueue(threadCount: share + 1, share: share), pace: WorkPace())
        )
        threads.start()
    }

    /// How many hashes wait or are being made.
    package var depth: Int { state.withLock { $0.queue.count } }

    /// Runs `work` on one of the threads when it is the project's turn.
    ///
    /// `cost` is in the unit of ``PasswordScheme/cost``. Throws a ``PasswordPoolIsFull`` at once if
    /// too much work of the project waits already. Where `cost` is no more than an upper bound,
    /// `isTimed` has to be `false`: the time that the work takes then says nothing of how long
    /// the next hash will take.
    package func run<Value: Sendable>(
        for project: ProjectID,
        cost: Int,
        isTimed: Bool = true,
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let piece = Work(isTimed: isTimed) { isOpen in
                let outcome: Result<Value, any Error> =
                    isOpen ? Result(catching: work) : .failure(CancellationError())
                return { continuation.resume(with: outcome) }
            }
            let refusal = add(piece, cost: cost, for: project)
            if let refusal { continuation.resume(throwing: refusal) } else { startNext() }
        }
    }

    private func add(_ work: Work, cost: Int, for project: ProjectID) -> PasswordPoolIsFull? {
        // Tenants share their project's turn: a project can have any number of tenants.
        let party = project.parent
        return state.withLock { state in
            let wait = state.pace.time(for: state.queue.costBefore(party))
            guard state.queue.count(of: party) < capacity, wait <= Self.waitLimit else {
                return PasswordPoolIsFull(retryAfter: max(wait, .seconds(1)))
            }
            state.queue.add(.init(party: party, cost: cost, work: work))
            return nil
        }
    }

    private func startNext() {
        while let job = state.withLock({ $0.queue.next() }) {
            threads.submit { [self] threadState in
                let start = uptime()
                let tell = job.work.run(threadState == .active)
                let end = uptime()
                state.withLock { state in
                    state.queue.finish(job)
                    guard job.work.isTimed else { return }
                    state.pace.note(nanoseconds: end - min(start, end), cost: job.cost)
                }
                tell()
                startNext()
            }
        }
    }

    /// Ends the threads; what still waits is refused.
    package func shutDown() async throws {
        try await threads.shutdownGracefully()
        startNext()
    }
}

/// More passwords came than can be hashed in time.
package struct PasswordPoolIsFull: ServerFault, Hashable {
    /// An estimate of when there will be room.
    package let retryAfter: TimeSpan

    package init(retryAfter: TimeSpan) {
        self.retryAfter = retryAfter
    }

    package var isTemporary: Bool { true }
    package var description: String { "too many passwords wait to be hashed" }
}
