package import DialtoneBasics

/// Something about the nodes that needs the operator's attention.
package enum NodeWarning: Hashable, Sendable {
    /// The node has not written its record for a while.
    case missing(String, since: Timestamp)

    /// The running nodes have different versions.
    case mixedVersions([String])
    case mixedSchemas([String])
    case mixedNumberingPlans([String])

    /// The node's clock differs from the database's.
    case clockDrift(String, lead: TimeSpan)
    case notReady(String)
}

extension NodeWarning {
    /// The difference between a node's clock and the database's that is a warning.
    package static let drift = TimeSpan.seconds(5)

    /// What needs attention among `nodes`, the most urgent first.
    package static func all(of nodes: [NodeRecord], at now: Timestamp) -> [Self] {
        let present = nodes.filter { !$0.isMissing(at: now) }
        var warnings: [Self] = []
        for node in nodes where node.isMissing(at: now) {
            warnings.append(.missing(node.id, since: node.lastSeenAt))
        }
        for node in present where node.state == .notReady { warnings.append(.notReady(node.id)) }
        for node in present {
            guard let lead = node.clockLead, lead.magnitude > drift else { continue }
            warnings.append(.clockDrift(node.id, lead: lead))
        }
        func values(_ path: KeyPath<NodeRecord, String>) -> [String]? {
            let values = Set(present.map { $0[keyPath: path] }).sorted()
            return values.count > 1 ? values : nil
        }
        if let versions = values(\.version) { warnings.append(.mixedVersions(versions)) }
        if let schemas = values(\.schemaVersion) { warnings.append(.mixedSchemas(schemas)) }
        if let plans = values(\.numberingPlan) { warnings.append(.mixedNumberingPlans(plans)) }
        return warnings
    }

    /// The name of its kind in the admin API.
    package var name: String {
        switch self {
        case .missing: "missing"
        case .mixedVersions: "mixedVersions"
        case .mixedSchemas: "mixedSchemas"
        case .mixedNumberingPlans: "mixedNumberingPlans"
        case .clockDrift: "clockDrift"
        case .notReady: "notReady"
        }
    }

    /// The node that it is about; `nil` if it is about several.
    package var nodeID: String? {
        switch self {
        case .missing(let id, _), .clockDrift(let id, _), .notReady(let id): id
        case .mixedVersions, .mixedSchemas, .mixedNumberingPlans: nil
        }
    }
}

extension NodeWarning: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing(let id, let since):
            "The node \(id) has not been seen since \(since.rfc3339)."
        case .mixedVersions(let versions):
            "The nodes run different versions: \(versions.joined(separator: ", "))."
        case .mixedSchemas(let schemas):
            "The nodes know different schemas: \(schemas.joined(separator: ", "))."
        case .mixedNumberingPlans(let plans):
            "The nodes use different numbering plans: \(plans.joined(separator: ", "))."
        case .clockDrift(let id, let lead):
            "The clock of the node \(id) is \(lead.magnitude.wholeSeconds) s "
                + "\(lead < .seconds(0) ? "behind" : "ahead of") the database's: "
                + "synchronize both with NTP."
        case .notReady(let id): "The node \(id) is not ready."
        }
    }
}
