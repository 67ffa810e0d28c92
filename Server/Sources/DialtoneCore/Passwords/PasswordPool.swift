/// Threads of their own for password hashes, which take tens of milliseconds and megabytes each.
package final class PasswordPool: Sendable {
    /// How many hashes may wait.
    ///
    /// Each takes some 30 ms, so that the last of them waits no longer than a person does;
    /// beyond, the server answers at once that it is too busy.
    package static let capacity = 256

    private let threads: WorkPool

    /// Starts the threads; end them by ``shutDown()``.
    ///
    /// The count bounds memory as well: a hash in work holds 19 MiB, and an imported one up to
    /// ``HashingLimits/memory``.
    package init(threadCount: Int, capacity: Int = PasswordPool.capacity) {
        threads = WorkPool(threadCount: threadCount, capacity: capacity)
    }

    /// How many hashes wait or are being made.
    package var depth: Int { threads.depth }

    func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await threads.run(elseThrow: PasswordPoolIsFull(), work)
    }

    /// Ends the threads; what still waits is refused.
    package func shutDown() async throws {
        try await threads.shutDown()
    }
}

/// More passwords came than can be hashed in time.
package struct PasswordPoolIsFull: ServerFault, Hashable {
    package init() {}

    package var isTemporary: Bool { true }
    package var description: String { "too many passwords wait to be hashed" }
}
