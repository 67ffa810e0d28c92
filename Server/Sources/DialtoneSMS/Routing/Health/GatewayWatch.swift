package import DialtoneBasics
package import DialtoneModel
package import DialtoneSendGuard
package import Logging

/// Alerts operators when a gateway is down for some time, and when it has recovered.
///
/// Every node records its own observations in the database; the node that records one first sends
/// the alert. A gateway has recovered if a message was accepted after the last failure that any
/// node saw, and no node has seen a failure for ``HealthRules/calmAfter``.
package struct GatewayWatch: Sendable {
    private let store: any DataStore
    private let directory: GatewayDirectory
    private let health: GatewayHealthBoard
    private let clock: ServerClock
    private let logger: Logger

    package init(
        store: any DataStore,
        directory: GatewayDirectory,
        health: GatewayHealthBoard,
        clock: ServerClock,
        logger: Logger
    ) {
        self.store = store
        self.directory = directory
        self.health = health
        self.clock = clock
        self.logger = logger
    }

    /// Compares the current health with the recorded outages; returns the alerts it created.
    @discardableResult
    package func look() async throws -> [SendAlert] {
        let table = try await directory.table()
        let now = clock.now
        let names = table.gateways.map(\.name)
        let known = try await store.read { try $0.gatewayIncidents() }
        let isBroken = names.contains { health.health(of: $0)?.outage != nil }
        // An idle server must not write every few seconds.
        guard isBroken || !known.isEmpty else { return [] }
        let view = GatewayView(gateways: names, routes: table.routes, health: health, at: now)
        let alerts = try await store.write { try view.compare(with: $0) }
        for alert in alerts {
            logger.warning(
                "the health of an SMS gateway or route changed",
                metadata: ["kind": "\(alert.kind.rawValue)", "subject": "\(alert.subject.text)"]
            )
        }
        return alerts
    }
}
