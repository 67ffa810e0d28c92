import DialtoneBasics

/// A thread pool for signatures; an RSA signature takes 0.25 ms of CPU time.
package final class SigningPool: Sendable {
    /// The maximum number of waiting signatures.
    ///
    /// If there are more, the request fails at once instead of waiting longer than its client does.
    package static let capacity = 4_096

    private let threads: WorkPool

    /// Starts the threads; stop them with ``shutDown()``.
    package init(threadCount: Int) {
        threads = WorkPool(threadCount: threadCount, capacity: Self.capacity)
    }

    /// The number of waiting and running signatures.
    package var depth: Int { threads.depth }

    /// Runs `work` on one of the threads.
    package func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await threads.run(elseThrow: SigningPoolIsFull(), work)
    }

    /// Stops the threads; waiting jobs are rejected.
    package func shutDown() async throws {
        try await threads.shutDown()
    }
}

/// The queue is too long to sign another token in time.
package struct SigningPoolIsFull: ServerFault, Hashable {
    package init() {}

    package var isTemporary: Bool { true }
    package var description: String { "the queue of the signing pool is full" }
}
