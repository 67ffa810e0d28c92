package import DialtoneBasics
package import DialtoneModel
package import Logging

/// Reports to gateways which codes were entered, which improves their routing and filtering.
///
/// Runs on every node; each report is claimed by one node. Failed reports are retried for a day,
/// also after a restart.
package struct ConversionReporter: Sendable {
    private static let batch = 32

    /// The time for which a claimed report is reserved for one node.
    package static let lease = TimeSpan.seconds(90)

    /// The delays after the first, second, … attempt; the last one repeats.
    private static let waits: [TimeSpan] = [
        .seconds(30), .minutes(2), .minutes(10), .minutes(30), .hours(2),
    ]

    private let store: any DataStore
    private let directory: GatewayDirectory
    private let clock: ServerClock
    private let logger: Logger

    package init(
        store: any DataStore,
        directory: GatewayDirectory,
        clock: ServerClock,
        logger: Logger
    ) {
        self.store = store
        self.directory = directory
        self.clock = clock
        self.logger = logger
    }

    /// Sends all reports that are due; returns how many were delivered.
    @discardableResult
    package func reportDue() async throws -> Int {
        var count = 0
        while !Task.isCancelled {
            let now = clock.now
            // Checked with a read first: an idle server must not write.
            guard try await store.read({ try $0.hasMessageReports(dueAt: now) }) else { break }
            let claimed = try await store.write {
                try $0.claimMessageReports(
                    dueAt: now,
                    until: now + Self.lease,
                    limit: Self.batch
                )
            }
            guard !claimed.isEmpty else { break }
            count += try await report(claimed)
        }
        return count
    }

    private func report(_ reports: [MessageReport]) async throws -> Int {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for report in reports {
                group.addTask {
                    let (next, isReported) = await attempt(report)
                    try await store.write { try $0.putOff(report, until: next) }
                    return isReported
                }
            }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
    }

    /// Sends one report; returns when to retry it, if at all, and whether it was delivered.
    private func attempt(_ report: MessageReport) async -> (next: Timestamp?, isReported: Bool) {
        let now = clock.now
        guard let conversion = report.conversion(at: now) else { return (report.expiresAt, false) }
        do {
            let gateway = try await directory.gateway(named: report.gatewayName)
            // A gateway that was removed gets no report.
            try await gateway?.use { try await $0.report(conversion) }
            return (nil, true)
        } catch {
            let next = now + Self.waits[min(max(report.tries, 1), Self.waits.count) - 1]
            let isAbandoned = next - report.startedAt > MessageReport.retryPeriod
            logger.warning(
                "a conversion could not be reported to an SMS gateway",
                metadata: [
                    "gateway": "\(report.gatewayName)",
                    "attempt": "\(report.attemptID.text)",
                    "tries": "\(report.tries)",
                    "givenUp": "\(isAbandoned)",
                ]
            )
            return (isAbandoned ? nil : next, false)
        }
    }
}
