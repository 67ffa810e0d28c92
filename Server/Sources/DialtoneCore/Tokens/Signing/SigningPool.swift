import NIOPosix
import Synchronization

/// Threads of their own for signatures.
///
/// A signature by RSA computes for a quarter of a millisecond; on an event loop or among
/// Swift's tasks it would hold up every other request.
package final class SigningPool: Sendable {
    /// How many signatures may wait: beyond, the server answers at once that it is too busy,
    /// rather than later than any client waits.
    package static let capacity = 4_096

    private let threads: NIOThreadPool
    private let waiting = Atomic(0)

    /// Starts the threads; end them by ``shutDown()``.
    package init(threadCount: Int) {
        threads = NIOThreadPool(numberOfThreads: max(1, threadCount))
        threads.start()
    }

    /// How many signatures wait or are being made.
    package var depth: Int {
        waiting.load(ordering: .relaxed)
    }

    /// Runs `work` on one of the threads.
    package func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        let depth = waiting.add(1, ordering: .relaxed).newValue
        defer { waiting.subtract(1, ordering: .relaxed) }
        guard depth <= Self.capacity else { throw SigningPoolIsFull() }
        return try await threads.runIfActive(work)
    }

    /// Ends the threads; what still waits is refused.
    package func shutDown() async throws {
        try await threads.shutdownGracefully()
    }
}

/// More tokens were asked for than can be signed in time.
package struct SigningPoolIsFull: ServerFault, Hashable {
    package init() {}

    package var isTemporary: Bool { true }
    package var description: String { "too many signatures wait" }
}
