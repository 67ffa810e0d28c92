package import DialtoneCore
package import Logging

/// Tells operators of gateways that stay out of order, and of their recovery.
///
/// Every node looks at what it has seen itself, and notes it in the database, where one of them
/// is first: that one tells. A gateway works again once a node had a message taken after the
/// last moment at which any node found it broken, and none has for a while.
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

    /// Compares what this node sees with what operators know, and returns what it told them.
    @discardableResult
    package func look() async throws -> [SendAlert] {
        let table = try await directory.table()
        let now = clock.now
        let names = table.gateways.map(\.name)
        let known = try await store.read { try $0.gatewayTroubles() }
        let isBroken = names.contains { health.health(of: $0)?.outage != nil }
        // An idle server must not write every few seconds.
        guard isBroken || !known.isEmpty else { return [] }
        let view = GatewayView(gateways: names, routes: table.routes, health: health, at: now)
        let alerts = try await store.write { try view.compare(with: $0) }
        for alert in alerts {
            logger.warning(
                "operators are told about SMS gateways",
                metadata: ["kind": "\(alert.kind.rawValue)", "subject": "\(alert.subject.text)"]
            )
        }
        return alerts
    }
}
