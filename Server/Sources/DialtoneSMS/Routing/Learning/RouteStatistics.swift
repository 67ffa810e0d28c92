package import DialtoneBasics
package import DialtoneModel
import Synchronization

/// The delivery statistics of gateways, read from the message log periodically.
///
/// Messages never wait for the log: they are routed by the statistics from the last refresh.
package final class RouteStatistics: Sendable {
    /// The period of the log that counts: networks change.
    package static let span = TimeSpan.days(7)

    private let store: any DataStore
    private let clock: ServerClock
    private let latest = Mutex(RouteKnowledge())

    package init(store: any DataStore, clock: ServerClock) {
        self.store = store
        self.clock = clock
    }

    package var knowledge: RouteKnowledge { latest.withLock { $0 } }

    /// Reads the log again if any route uses learning.
    package func refresh() async throws {
        let now = clock.now
        let records = try await store.read { data -> [RouteRecord] in
            guard try data.smsRoutes().contains(where: { $0.mode == .learning }) else { return [] }
            return try data.routeRecords(since: now - Self.span, decidedBy: now)
        }
        let knowledge = RouteKnowledge(records)
        latest.withLock { $0 = knowledge }
    }
}
