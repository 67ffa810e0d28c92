import ArgumentParser
import IdentityToolkitAdmin

/// What `dialtone health` prints.
struct HealthReport: CommandView {
    enum State: String, Encodable {
        case ok, warning, failed, skipped
    }

    struct Finding: Encodable {
        let check: String
        let state: State
        let detail: String
    }

    let url: String
    var isAlive = false
    var isReady = false
    private(set) var findings: [Finding] = []

    init(url: String) {
        self.url = url
    }

    private enum CodingKeys: String, CodingKey {
        case url, isAlive, isReady
        case findings = "checks"
    }

    var exitCode: ExitCode {
        isReady ? .success : isAlive ? .failure : .unavailable
    }

    var lines: [String] {
        let rows = findings.map { [$0.check, $0.state.rawValue, $0.detail] }
        return [url, Table(header: ["CHECK", "STATE", "DETAIL"], rows: rows).text]
    }

    mutating func note(_ state: State, _ check: String, _ detail: String) {
        findings.append(Finding(check: check, state: state, detail: detail))
    }
}

extension HealthReport {
    /// The round trip to the database from which it counts as slow, as in the console.
    private static let slowMicroseconds = 100_000

    mutating func note(_ health: ServerHealth) {
        let database = health.database
        note(
            database.roundTripMicroseconds < Self.slowMicroseconds ? .ok : .warning,
            "database",
            "\(database.kind), a read takes \(database.roundTripMicroseconds) µs, "
                + "\(database.waiting) waiting"
        )
        for gateway in health.gateways {
            note(
                gateway.health == "unhealthy" ? .warning : .ok,
                "gateway \(gateway.name)",
                gateway.health
            )
        }
        if health.signingKeys.isEmpty { note(.warning, "signing keys", "none signs now") }
        for key in health.signingKeys {
            note(.ok, "signing key \(key.algorithm)", "signs until \(key.signsUntil)")
        }
        let plan = health.numberingPlan
        note(
            plan.isOld ? .warning : .ok,
            "numbering plan",
            "version \(plan.version), \(plan.ageDays) days old"
        )
        for work in health.maintenance {
            note(
                work.hasFailed ? .warning : .ok,
                work.name,
                work.hasFailed
                    ? "the last run failed; the server log has the reason"
                    : work.lastRunAt.map { "last run at \($0)" } ?? "has not run yet"
            )
        }
    }

    mutating func note(_ list: ListNodesResponse) {
        for node in list.nodes {
            let own = list.warnings.first { $0.node == node.id }
            note(
                own == nil ? .ok : .warning,
                "node \(node.id)",
                own?.text ?? "version \(node.version), \(node.state)"
            )
        }
        for warning in list.warnings where warning.node == nil {
            note(.warning, "nodes", warning.text)
        }
    }
}
