import DialtoneCore
import Logging
import ServiceLifecycle

/// Does the same work again and again until the server stops.
///
/// A round that fails is logged and tried again at its next time: what it works on is the
/// database, which may be away for a while.
struct PeriodicService<Ticks: Clock<Duration>>: Service {
    let name: String
    let interval: Duration
    let ticks: Ticks
    let logger: Logger

    /// What is done first, when the server starts.
    var atStart: @Sendable () async throws -> Void = {}

    /// What is done once more when the server stops.
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
