import DialtoneBasics
import DialtoneIDTokens
import DialtoneStorage

/// Whether this server can serve requests.
///
/// The result is cached for ``memory``, and only one caller at a time queries the database.
actor Readiness<Ticks: Clock<Duration>> {
    private let ticks: Ticks
    private let checks: [@Sendable () async throws -> Void]
    private var latest: (at: Ticks.Instant, outcome: Result<Void, any Error>)?
    private var running: Task<Result<Void, any Error>, Never>?

    /// How long a result is cached.
    private var memory: Duration { .seconds(2) }

    init(ticks: Ticks, checks: [@Sendable () async throws -> Void]) {
        self.ticks = ticks
        self.checks = checks
    }

    /// Throws the reason if the server is not ready.
    func check() async throws {
        if let latest, latest.at.duration(to: ticks.now) < memory {
            return try latest.outcome.get()
        }
        if let running { return try await running.value.get() }
        let task = Task { [checks] in
            do {
                for check in checks { try await check() }
                return Result<Void, any Error>.success(())
            } catch {
                return .failure(error)
            }
        }
        running = task
        let outcome = await task.value
        running = nil
        latest = (ticks.now, outcome)
        try outcome.get()
    }
}

extension Readiness where Ticks == ContinuousClock {
    /// Checks that the database is writable, the clocks agree, and tokens can be signed.
    init(of database: any Database, keys: KeyRing, clocks: ClockWatch, clock: ServerClock) {
        self.init(
            ticks: ContinuousClock(),
            checks: [
                { try await database.checkWritable() },
                { try await clocks.check() },
                { guard keys.canSign(at: clock.now) else { throw NoSigningKey() } },
            ]
        )
    }
}
