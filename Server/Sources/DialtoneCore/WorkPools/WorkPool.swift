import NIOPosix
import Synchronization

/// Threads of their own for work that computes long, with a bounded queue before them.
///
/// On an event loop or among Swift's tasks such work would hold up every other request.
final class WorkPool: Sendable {
    private let threads: NIOThreadPool
    private let waiting = Atomic(0)
    private let capacity: Int

    /// Starts the threads; end them by ``shutDown()``.
    init(threadCount: Int, capacity: Int) {
        self.capacity = capacity
        threads = NIOThreadPool(numberOfThreads: max(1, threadCount))
        threads.start()
    }

    /// How many pieces of work wait or are being done.
    var depth: Int {
        waiting.load(ordering: .relaxed)
    }

    /// Runs `work` on one of the threads; throws `refusal` at once where too much waits already.
    func run<Value: Sendable>(
        elseThrow refusal: some Error,
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        let depth = waiting.add(1, ordering: .relaxed).newValue
        defer { waiting.subtract(1, ordering: .relaxed) }
        guard depth <= capacity else { throw refusal }
        return try await threads.runIfActive(work)
    }

    /// Ends the threads; what still waits is refused.
    func shutDown() async throws {
        try await threads.shutdownGracefully()
    }
}
