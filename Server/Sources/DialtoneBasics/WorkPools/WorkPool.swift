import NIOPosix
import Synchronization

/// A thread pool for CPU-intensive work, with a bounded queue.
///
/// On an event loop or in a Swift task, such work would block all other requests.
package final class WorkPool: Sendable {
    private let threads: NIOThreadPool
    private let waiting = Atomic(0)
    private let capacity: Int

    /// Starts the threads; stop them with ``shutDown()``.
    package init(threadCount: Int, capacity: Int) {
        self.capacity = capacity
        threads = NIOThreadPool(numberOfThreads: max(1, threadCount))
        threads.start()
    }

    /// The number of waiting and running jobs.
    package var depth: Int {
        waiting.load(ordering: .relaxed)
    }

    /// Runs `work` on one of the threads; throws `refusal` at once if the queue is full.
    package func run<Value: Sendable>(
        elseThrow refusal: some Error,
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        let depth = waiting.add(1, ordering: .relaxed).newValue
        defer { waiting.subtract(1, ordering: .relaxed) }
        guard depth <= capacity else { throw refusal }
        return try await threads.runIfActive(work)
    }

    /// Queues `work`, and returns at once; `false` if the queue is full.
    ///
    /// `work` gets `false`, on any thread, if the pool is shut down first.
    package func submit(_ work: @escaping @Sendable (_ isActive: Bool) -> Void) -> Bool {
        let depth = waiting.add(1, ordering: .relaxed).newValue
        guard depth <= capacity else {
            waiting.subtract(1, ordering: .relaxed)
            return false
        }
        threads.submit { state in
            work(state == .active)
            self.waiting.subtract(1, ordering: .relaxed)
        }
        return true
    }

    /// Stops the threads; waiting jobs are rejected.
    package func shutDown() async throws {
        try await threads.shutdownGracefully()
    }
}
