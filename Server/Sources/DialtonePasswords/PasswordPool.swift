package import DialtoneBasics
import Dispatch
import NIOPosix
import Synchronization

/// A thread pool for password hashing, and for the keys of password-protected files.
///
/// One hash takes tens of milliseconds and several megabytes. The projects of a server take turns,
/// and no project gets all threads: expensive imported hashes of one project do not block the
/// sign-ins of others.
package final class PasswordPool: Sendable {
    /// The maximum number of waiting hashes of one project.
    package static let capacity = 256

    /// The longest estimated wait for a hash.
    ///
    /// If the estimate is longer, the pool is treated as full, so that the caller can retry later.
    private static let waitLimit = TimeSpan.seconds(4)

    private let threads: NIOThreadPool
    private let capacity: Int
    private let uptime: @Sendable () -> UInt64
    private let state: Mutex<(queue: FairQueue<Work>, pace: WorkPace)>

    private struct Work: Sendable {
        let isTimed: Bool

        /// Does the work if the pool is open, and returns a closure that resumes the caller.
        let run: @Sendable (_ isOpen: Bool) -> @Sendable () -> Void
    }

    /// Starts the threads; stop them with ``shutDown()``.
    ///
    /// The hashes of one project run on up to `threadCount` threads. The pool has one thread more,
    /// so that one project can use all processors while another still finds a free thread. The
    /// number of threads limits memory as well: computing a hash takes 19 MiB, and an imported hash
    /// up to ``HashingLimits/memory``.
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

    /// The number of waiting and running hashes.
    package var depth: Int { state.withLock { $0.queue.count } }

    /// Runs `work` on one of the threads when it is the project's turn.
    ///
    /// `cost` is in the unit of ``PasswordScheme/cost``. If `cost` is only an upper bound,
    /// `isTimed` must be `false`, because the duration of such work says nothing about the next
    /// hash. Throws ``PasswordPoolIsFull`` at once if too much work of the project is waiting.
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
        // Tenants share their project's turn, because a project can have any number of tenants.
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

    /// Stops the threads; waiting jobs are rejected.
    package func shutDown() async throws {
        try await threads.shutdownGracefully()
        startNext()
    }
}

/// The queue is too long to hash another password in time.
package struct PasswordPoolIsFull: ServerFault, Hashable {
    /// The estimated time until there is room.
    package let retryAfter: TimeSpan?

    package init(retryAfter: TimeSpan) {
        self.retryAfter = retryAfter
    }

    package var isTemporary: Bool { true }
    package var description: String { "the queue of passwords to hash is full" }
}
