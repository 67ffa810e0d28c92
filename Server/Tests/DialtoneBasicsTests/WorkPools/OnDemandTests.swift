import Synchronization
import Testing

@testable import DialtoneBasics

@Suite struct OnDemandTests {
    private final class Counter: Sendable {
        private let count = Atomic(0)

        var next: Int { count.add(1, ordering: .relaxed).newValue }
    }

    private struct NotYet: Error {}

    @Test func `a value that several tasks need is made once`() async throws {
        let counter = Counter()
        let value = OnDemand { counter.next }
        let values = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<20 { group.addTask { try await value.value } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(values == [1])
    }

    @Test func `a value is not made before it is needed, and again after a failure`() async throws {
        let counter = Counter()
        let value = OnDemand {
            let count = counter.next
            if count == 2 { throw NotYet() }
            return count
        }
        #expect(counter.next == 1)
        await #expect(throws: NotYet.self) { try await value.value }
        #expect(try await value.value == 3)
    }
}
