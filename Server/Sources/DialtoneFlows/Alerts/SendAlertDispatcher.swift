package import DialtoneBasics
package import DialtoneModel
import DialtoneSendGuard
package import Logging

/// Puts alerts into the outboxes of their recipients, and logs each one.
///
/// An alert is marked as sent and put into the outboxes in one transaction: no alert is lost or
/// sent twice, even if several nodes do this or a node is killed. Every alert is logged, even if no
/// hook and no address receives it.
package struct SendAlertDispatcher: Sendable {
    private static let batchSize = 50

    private let store: any DataStore
    private let clock: ServerClock
    private let logger: Logger

    package init(store: any DataStore, clock: ServerClock, logger: Logger) {
        self.store = store
        self.clock = clock
        self.logger = logger
    }

    /// Dispatches all waiting alerts, and returns their number.
    @discardableResult
    package func dispatch() async throws -> Int {
        var count = 0
        while !Task.isCancelled {
            // Checked in a read transaction first: an idle server must not write every few seconds.
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
        let told = try await store.write { data in
            try alerts.compactMap { alert -> (alert: SendAlert, recipients: Int)? in
                guard try data.markDelivered(alert, at: now) else { return nil }
                let projects = try Self.projects(of: alert, in: data)
                return (alert, try AlertOutbox.add(alert, to: projects, in: data))
            }
        }
        for (alert, recipients) in told { alert.log(toldTo: recipients, by: logger) }
        return told.count
    }

    private static func projects(
        of alert: SendAlert,
        in data: any ProjectReader
    ) throws -> [Project] {
        guard let id = alert.projectID else { return try data.projects() }
        return try data.project(id).map { [$0] } ?? []
    }
}
