import DialtoneStorage
import DialtoneTestSupport
import Synchronization
import Testing

@testable import DialtoneNode

@Suite struct ReadinessTests {
    private final class Counter: Sendable {
        let count = Mutex(0)
        var value: Int { count.withLock { $0 } }
        func add() { count.withLock { $0 += 1 } }
    }

    @Test func `the database is checked at most once in two seconds`() async throws {
        let (ticks, counter) = (HeldClock(), Counter())
        let readiness = Readiness(ticks: ticks, checks: [{ counter.add() }])
        for _ in 0..<100 { try await readiness.check() }
        #expect(counter.value == 1)
        ticks.advance(by: .milliseconds(1_999))
        try await readiness.check()
        #expect(counter.value == 1)
        ticks.advance(by: .milliseconds(1))
        try await readiness.check()
        #expect(counter.value == 2)
    }

    @Test func `concurrent requests share one response`() async throws {
        let counter = Counter()
        let readiness = Readiness(ticks: HeldClock(), checks: [{ counter.add() }])
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 { group.addTask { try await readiness.check() } }
            try await group.waitForAll()
        }
        #expect(counter.value == 1)
    }

    @Test func `a failed check is reported until the next one`() async throws {
        let (ticks, counter) = (HeldClock(), Counter())
        let readiness = Readiness(
            ticks: ticks,
            checks: [{ counter.add() }, { if counter.value == 1 { throw StorageError.full } }]
        )
        for _ in 0..<2 {
            await #expect(throws: StorageError.full) { try await readiness.check() }
        }
        ticks.advance(by: .seconds(2))
        try await readiness.check()
    }
}
