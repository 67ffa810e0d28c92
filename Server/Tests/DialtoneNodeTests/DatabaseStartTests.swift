import DialtoneStorage
import DialtoneTestSupport
import Logging
import Synchronization
import Testing

@testable import DialtoneNode

@Suite struct DatabaseStartTests {
    private static let address = DatabaseAddress.postgres(url: "postgresql://u:hunter2@db/x")

    /// Creates a start that fails with each of `errors` in turn, then succeeds.
    private func start(
        _ errors: [StorageError],
        at address: DatabaseAddress = address,
        waitLimit: DatabaseWait,
        ticks: HeldClock = HeldClock(),
        log: LogRecorder = LogRecorder()
    ) -> DatabaseStart<HeldClock> {
        let left = Mutex(errors)
        return DatabaseStart(
            address: address,
            waitLimit: waitLimit,
            ticks: ticks,
            logger: log.logger
        ) {
            let error = left.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            if let error { throw error }
            return try await SQLiteStore.openInMemory()
        }
    }

    @Test func `an unreachable database is waited for, with log messages`()
        async throws
    {
        let (ticks, log) = (HeldClock(), LogRecorder())
        let errors = Array(repeating: StorageError.unavailable("refused"), count: 6)
        let start = start(errors, waitLimit: .unlimited, ticks: ticks, log: log)
        let opening = Task { try await start.run() }
        for _ in errors {
            let wait = try #require(await ticks.nextSleep())
            ticks.advance(by: wait)
        }
        await (try opening.value).close()
        // The first failure and the sixth.
        #expect(log.messages == ["waiting for the database", "waiting for the database"])
    }

    @Test func `waiting ends at the configured limit`() async throws {
        let ticks = HeldClock()
        let errors = Array(repeating: StorageError.unavailable("refused"), count: 99)
        let start = start(errors, waitLimit: .limited(.seconds(4)), ticks: ticks)
        let opening = Task { try await start.run() }
        for _ in 0..<2 {
            let wait = try #require(await ticks.nextSleep())
            ticks.advance(by: wait)
        }
        await #expect(throws: NodeFailure.self) { _ = try await opening.value }
    }

    @Test(arguments: [
        StorageError.refused("28P01"), .newerSchema(migration: "9999"), .corrupt, .closed,
        .failed(code: "PostgreSQL 57014"),
    ])
    func `an error that waiting cannot resolve is reported at once`(
        error: StorageError
    ) async throws {
        let start = start([error], waitLimit: .unlimited)
        let failure = await #expect(throws: NodeFailure.self) { _ = try await start.run() }
        #expect(failure?.description.contains("\(error)") == true)
        #expect(failure?.description.contains("hunter2") == false)
    }

    @Test func `a damaged database file is reported at once by its path`() async throws {
        let start = start(
            [.corrupt],
            at: .sqlite(path: "/data/dialtone.db"),
            waitLimit: .unlimited
        )
        let failure = await #expect(throws: NodeFailure.self) { _ = try await start.run() }
        #expect(failure?.description == "sqlite:/data/dialtone.db: the database is damaged.")
    }

    @Test func `a server that is asked to stop ends its wait`() async throws {
        let ticks = HeldClock()
        let errors = Array(repeating: StorageError.unavailable("refused"), count: 99)
        let start = start(errors, waitLimit: .unlimited, ticks: ticks)
        let opening = Task { try await start.run() }
        _ = await ticks.nextSleep()
        opening.cancel()
        await #expect(throws: CancellationError.self) { _ = try await opening.value }
    }
}
