package import DialtoneCore
import Synchronization

/// What this node knows of gateways, read from the log from time to time.
///
/// Messages never wait for it: they are routed by what was known a minute ago.
package final class RouteExperience: Sendable {
    /// How far back the log is looked through: networks change.
    package static let span = TimeSpan.days(7)

    private let store: any DataStore
    private let clock: ServerClock
    private let latest = Mutex(RouteKnowledge())

    package init(store: any DataStore, clock: ServerClock) {
        self.store = store
        self.clock = clock
    }

    package var knowledge: RouteKnowledge { latest.withLock { $0 } }

    /// Reads the log anew, if any route learns.
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
