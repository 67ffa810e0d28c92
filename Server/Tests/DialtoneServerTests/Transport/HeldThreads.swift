import DialtoneBasics
import Dispatch
import Synchronization
import Testing

/// A pool whose only thread is blocked until the test releases it.
final class HeldThreads: Sendable {
    let pool: WorkPool
    private let hold = DispatchSemaphore(value: 0)
    private let answerCount = Atomic(0)

    init(capacity: Int = 256) {
        pool = WorkPool(threadCount: 1, capacity: capacity)
    }

    /// Blocks the thread while `body` runs.
    func hold(while body: () async throws -> Void) async throws {
        let holding = Task { [pool, hold] in
            try await pool.run(elseThrow: WorkPoolIsFull()) { hold.wait() }
        }
        while pool.depth < 1 { await Task.yield() }
        do {
            try await body()
        } catch {
            hold.signal()
            throw error
        }
        hold.signal()
        try await holding.value
    }

    /// Returns the response to `request`, which must wait for the thread; `body` runs meanwhile.
    func answer(
        to request: @escaping @Sendable () async throws -> Answer,
        after body: () async throws -> Void
    ) async throws -> Answer {
        var answer: Task<Answer, any Error>?
        try await hold {
            answer = Task {
                defer { answerCount.add(1, ordering: .relaxed) }
                return try await request()
            }
            while pool.depth < 2, !isAnswered { await Task.yield() }
            #expect(!isAnswered, "It does not wait for the thread.")
            try await body()
            #expect(!isAnswered)
            #expect(pool.depth == 2)
        }
        return try await #require(answer).value
    }

    private var isAnswered: Bool { answerCount.load(ordering: .relaxed) > 0 }
}
