import DialtoneBasics
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Lists the nodes of the server, and what about them needs attention.
struct ListNodes: Endpoint {
    static let path = AdminPath(path: "dialtone/v1/server/nodes")

    let store: any DataStore
    let node: NodeStatus
    let clock: ServerClock

    init(_ dependencies: ServerDependencies) {
        store = dependencies.store
        node = dependencies.node
        clock = dependencies.clock
    }

    func respond(
        to input: NoInput,
        from caller: ServerAdminCaller
    ) async throws -> ListNodesResponse {
        let nodes = try await store.read { try $0.nodes() }
        let now = clock.now
        return ListNodesResponse {
            $0.nodes = nodes.map { NodeInfo($0, isResponding: $0.id == node.id, at: now) }
            $0.warnings = NodeWarning.all(of: nodes, at: now).map(NodeWarningInfo.init)
        }
    }
}

extension NodeInfo {
    fileprivate init(_ record: NodeRecord, isResponding: Bool, at now: Timestamp) {
        self.init()
        id = record.id
        version = record.version
        hostName = record.hostName
        state = record.isMissing(at: now) ? "missing" : record.state.rawValue
        startedAt = record.startedAt.rfc3339
        lastSeenAt = record.lastSeenAt.rfc3339
        schemaVersion = record.schemaVersion
        numberingPlan = record.numberingPlan
        clockLeadMilliseconds = record.clockLead.map { Int($0.milliseconds) }
        self.isResponding = isResponding
    }
}

extension NodeWarningInfo {
    fileprivate init(_ warning: NodeWarning) {
        self.init()
        kind = warning.name
        node = warning.nodeID
        text = warning.description
    }
}
