import DialtoneTestSupport
import InMemoryLogging
import Logging
import ServiceLifecycle
import Synchronization
import Testing

@testable import DialtoneNode

@Suite(.timeLimit(.minutes(60)))
struct PeriodicServiceTests {
    private struct OutOfOrder: Error {}

    /// Runs `body` beside a service that works every ten minutes of `clock`, and ends the service
    /// as a server's end does.
    private func withService(
        logs: InMemoryLogHandler = InMemoryLogHandler(),
        work: @escaping @Sendable () async throws -> Void,
        _ body: (HeldClock) async throws -> Void
    ) async throws {
        let clock = HeldClock()
        let logger = Logger(label: "test") { _ in logs }
        let service = PeriodicService(
            name: "sweeping",
            interval: .seconds(600),
            ticks: clock,
            logger: logger,
            work: work
        )
        let group = ServiceGroup(services: [service], logger: logger)
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask { try await group.run() }
            let outcome: Result<Void, any Error>
            do {
                outcome = .success(try await body(clock))
            } catch {
                outcome = .failure(error)
            }
            await group.triggerGracefulShutdown()
            try await tasks.waitForAll()
            try outcome.get()
        }
    }

    @Test func `the work runs once per interval, and not at the start`() async throws {
        let rounds = Mutex(0)
        try await withService(work: { rounds.withLock { $0 += 1 } }) { clock in
            for round in 0..<3 {
                #expect(await clock.nextSleep() == .seconds(600))
                #expect(rounds.withLock { $0 } == round)
                clock.advance(by: .seconds(600))
            }
            _ = await clock.nextSleep()
            #expect(rounds.withLock { $0 } == 3)
        }
        #expect(rounds.withLock { $0 } == 3)
    }

    @Test func `a failed round is logged, and the next one runs on time`() async throws {
        let rounds = Mutex(0)
        let logs = InMemoryLogHandler()
        let work = { @Sendable in
            let round = rounds.withLock { rounds in
                rounds += 1
                return rounds
            }
            if round == 1 { throw OutOfOrder() }
        }
        try await withService(logs: logs, work: work) { clock in
            for _ in 0..<2 {
                #expect(await clock.nextSleep() == .seconds(600))
                clock.advance(by: .seconds(600))
            }
            _ = await clock.nextSleep()
        }
        #expect(rounds.withLock { $0 } == 2)
        let warnings = logs.entries.filter { $0.level == .warning }
        #expect(warnings.map { "\($0.message)" } == ["sweeping failed"])
        #expect(warnings.first?.metadata["error"] == "OutOfOrder()")
    }

    @Test func `the end of the server does not wait for the next round`() async throws {
        let rounds = Mutex(0)
        // The clock never moves: only the end of the wait lets this return.
        try await withService(work: { rounds.withLock { $0 += 1 } }) { clock in
            #expect(await clock.nextSleep() == .seconds(600))
        }
        #expect(rounds.withLock { $0 } == 0)
    }

    @Test func `stopping the server cancels a round in progress`() async throws {
        let begun = AsyncStream.makeStream(of: Void.self)
        let wasCancelled = Mutex(false)
        let work = { @Sendable in
            begun.continuation.yield()
            for await _ in AsyncStream<Void>.makeStream().stream {}
            wasCancelled.withLock { $0 = Task.isCancelled }
        }
        try await withService(work: work) { clock in
            _ = await clock.nextSleep()
            clock.advance(by: .seconds(600))
            _ = await begun.stream.first { _ in true }
        }
        #expect(wasCancelled.withLock { $0 })
    }
}
