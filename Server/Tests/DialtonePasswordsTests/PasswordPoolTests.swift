import DialtoneBasics
import DialtonePasswords
import Dispatch
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(60)))
struct PasswordPoolTests {
    private static let project = ProjectID(rawValue: "shop")

    /// Twenty seconds of work at the default pace.
    private static let cost = 25_000_000

    /// Returns the wait of new work after the project's `jobs` of equal duration and cost.
    private func wait(
        after jobs: Int,
        of nanoseconds: UInt64,
        isTimed: Bool
    ) async throws -> TimeSpan? {
        let uptime = Mutex<UInt64>(0)
        // Room for one: whatever comes second is refused, with the estimate.
        let pool = PasswordPool(threadCount: 1, capacity: 1) {
            uptime.withLock { uptime in
                uptime += nanoseconds
                return uptime
            }
        }
        for _ in 0..<jobs {
            try await pool.run(for: Self.project, cost: 1_000_000, isTimed: isTimed) {}
        }
        let hold = DispatchSemaphore(value: 0)
        async let held: Void = pool.run(for: Self.project, cost: Self.cost) { hold.wait() }
        while pool.depth < 1 { await Task.yield() }
        let refusal = await #expect(throws: PasswordPoolIsFull.self) {
            try await pool.run(for: Self.project, cost: 1) {}
        }
        hold.signal()
        try await held
        try await pool.shutDown()
        return refusal?.retryAfter
    }

    @Test(arguments: [0, 1_000, 100_000_000_000] as [UInt64])
    func `work other than hashing does not change the estimate`(
        nanoseconds: UInt64
    ) async throws {
        let wait = try await wait(after: 50, of: nanoseconds, isTimed: false)
        #expect(wait == .seconds(20))
    }

    @Test func `hashing changes the estimate`() async throws {
        let quick = try await wait(after: 50, of: 1_000, isTimed: true)
        #expect(quick == .seconds(1))
        let slow = try #require(try await wait(after: 50, of: 100_000_000_000, isTimed: true))
        #expect(slow > .minutes(10))
    }
}
