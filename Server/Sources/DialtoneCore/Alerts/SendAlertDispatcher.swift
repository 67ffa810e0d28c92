/// Takes alerts to whom they have to reach.
///
/// An alert is marked as told and put into the outboxes in one transaction: none is lost and
/// none is told twice, however many nodes do this, and whenever one dies.
package struct SendAlertDispatcher: Sendable {
    private static let batchSize = 50

    private let store: any DataStore
    private let clock: ServerClock

    package init(store: any DataStore, clock: ServerClock) {
        self.store = store
        self.clock = clock
    }

    /// Hands on everything that is there, and says how many alerts that were.
    @discardableResult
    package func dispatch() async throws -> Int {
        var count = 0
        while !Task.isCancelled {
            // Looked at first: an idle server must not write every few seconds.
            let alerts = try await store.read {
                try $0.undeliveredSendAlerts(limit: Self.batchSize)
            }
            guard !alerts.isEmpty else { break }
            count += try await handOn(alerts)
        }
        return count
    }

    private func handOn(_ alerts: [SendAlert]) async throws -> Int {
        let now = clock.now
        return try await store.write { data in
            try alerts.count { alert in
                guard try data.markDelivered(alert, at: now) else { return false }
                try AlertOutbox.add(alert, to: Self.projects(of: alert, in: data), in: data)
                return true
            }
        }
    }

    private static func projects(
        of alert: SendAlert,
        in data: any DataWriter
    ) throws -> [Project] {
        guard let id = alert.projectID else { return try data.projects() }
        return try data.project(id).map { [$0] } ?? []
    }
}
