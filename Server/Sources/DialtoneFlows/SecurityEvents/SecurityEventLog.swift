package import DialtoneBasics
package import DialtoneModel
package import Logging
import Synchronization

/// Writes each security event as one log line, within limits.
///
/// `docs/logging.md` documents the names of the metadata; programs read them.
package final class SecurityEventLog: SecurityEventSink {
    private struct Key: Hashable {
        let kind: SecurityEventKind
        let projectID: ProjectID?
    }

    /// The maximum number of tallies; further projects share one.
    private static let tallyLimit = 2_000

    private let logger: Logger
    private let tallies = Mutex<[Key: SecurityEventTally]>([:])

    package init(logger: Logger) {
        self.logger = logger
    }

    package func report(_ event: SecurityEvent) {
        guard logger.logLevel <= event.reason.level else { return }
        let (isListed, finished) = tallies.withLock { tallies in
            var key = Key(kind: event.kind, projectID: event.projectID)
            if tallies[key] == nil, tallies.count >= Self.tallyLimit {
                key = Key(kind: event.kind, projectID: nil)
            }
            let known = tallies[key]
            var tally = SecurityEventTally(startedAt: event.at)
            if let known, !known.isOver(at: event.at) { tally = known }
            let isListed = tally.admits(from: event.network)
            tallies[key] = tally
            let isFinished = known.map { $0.startedAt != tally.startedAt } ?? false
            return (isListed, isFinished ? known.map { (key, $0) } : nil)
        }
        if let (key, tally) = finished { summarize(tally, key) }
        guard isListed else { return }
        logger.log(level: event.reason.level, "security event", metadata: event.metadata)
    }

    /// Logs how many events were omitted in minutes that are over at `now`, or in all minutes.
    package func summarize(at now: Timestamp, evenUnfinished: Bool = false) {
        let finished = tallies.withLock { tallies in
            let finished = tallies.filter { evenUnfinished || $0.value.isOver(at: now) }
            for key in finished.keys { tallies[key] = nil }
            return finished
        }
        let ordered = finished.sorted {
            ($0.key.kind.rawValue, $0.key.projectID?.rawValue ?? "")
                < ($1.key.kind.rawValue, $1.key.projectID?.rawValue ?? "")
        }
        for (key, tally) in ordered { summarize(tally, key) }
    }

    private func summarize(_ tally: SecurityEventTally, _ key: Key) {
        guard tally.omitted > 0 else { return }
        var metadata: Logger.Metadata = [
            "event": "\(key.kind.rawValue)", "omitted": .stringConvertible(tally.omitted),
            "networks": .stringConvertible(tally.networkCount),
        ]
        metadata.name(key.projectID)
        metadata["network"] = tally.busiest.map { "\($0)" }
        logger.warning("security events omitted", metadata: metadata)
    }
}

extension SecurityEvent {
    fileprivate var metadata: Logger.Metadata {
        var metadata: Logger.Metadata = [
            "event": "\(kind.rawValue)", "reason": "\(reason.rawValue)",
        ]
        metadata.name(projectID)
        metadata["account"] = accountID.map { .string($0.textForLogs) }
        metadata["network"] = network.map { "\($0)" }
        metadata["client"] = client.map { .string($0.rawValue) }
        metadata["region"] = region.map { .string($0) }
        metadata["hb.request.id"] = requestID.map { .string($0) }
        return metadata
    }
}

extension Logger.Metadata {
    fileprivate mutating func name(_ projectID: ProjectID?) {
        self["project"] = projectID.map { .string($0.parent.rawValue) }
        self["tenant"] = projectID?.tenantID.map { .string($0) }
    }
}
