import Logging
import ServiceLifecycle

/// Repeats a task at an interval until the server stops.
///
/// A failed run is logged and repeated at the next interval: it depends on the database, which may
/// be unavailable for a while.
struct PeriodicService<Ticks: Clock<Duration>>: Service {
    let name: String
    let interval: Duration
    let ticks: Ticks
    let logger: Logger

    /// The work at startup, before the first run.
    var atStart: @Sendable () async throws -> Void = {}

    /// The work at shutdown, after the last run.
    var atEnd: @Sendable () async throws -> Void = {}
    let work: @Sendable () async throws -> Void

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await attempt(atStart)
            while (try? await ticks.sleep(for: interval)) != nil, !Task.isCancelled {
                await attempt(work)
            }
        }
        await attempt(atEnd)
    }

    private func attempt(_ work: @Sendable () async throws -> Void) async {
        do {
            try await work()
        } catch {
            logger.warning("\(name) failed", metadata: ["error": "\(error)"])
        }
    }
}

/// Puts services together that write to one log.
protocol ServiceAssembly {
    var logger: Logger { get }
}

extension ServiceAssembly {
    func periodic(
        _ name: String,
        every interval: Duration,
        atStart: @escaping @Sendable () async throws -> Void = {},
        atEnd: @escaping @Sendable () async throws -> Void = {},
        work: @escaping @Sendable () async throws -> Void
    ) -> any Service {
        PeriodicService(
            name,
            every: interval,
            logger: logger,
            atStart: atStart,
            atEnd: atEnd,
            work: work
        )
    }
}

extension PeriodicService where Ticks == ContinuousClock {
    init(
        _ name: String,
        every interval: Duration,
        logger: Logger,
        atStart: @escaping @Sendable () async throws -> Void = {},
        atEnd: @escaping @Sendable () async throws -> Void = {},
        work: @escaping @Sendable () async throws -> Void
    ) {
        self.init(
            name: name,
            interval: interval,
            ticks: ContinuousClock(),
            logger: logger,
            atStart: atStart,
            atEnd: atEnd,
            work: work
        )
    }
}
