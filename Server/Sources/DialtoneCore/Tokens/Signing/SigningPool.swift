/// Threads of their own for signatures: one by RSA computes for a quarter of a millisecond.
package final class SigningPool: Sendable {
    /// How many signatures may wait: beyond, the server answers at once that it is too busy,
    /// rather than later than any client waits.
    package static let capacity = 4_096

    private let threads: WorkPool

    /// Starts the threads; end them by ``shutDown()``.
    package init(threadCount: Int) {
        threads = WorkPool(threadCount: threadCount, capacity: Self.capacity)
    }

    /// How many signatures wait or are being made.
    package var depth: Int { threads.depth }

    /// Runs `work` on one of the threads.
    package func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await threads.run(elseThrow: SigningPoolIsFull(), work)
    }

    /// Ends the threads; what still waits is refused.
    package func shutDown() async throws {
        try await threads.shutDown()
    }
}

/// More tokens were asked for than can be signed in time.
package struct SigningPoolIsFull: ServerFault, Hashable {
    package init() {}

    package var isTemporary: Bool { true }
    package var description: String { "too many signatures wait" }
}
