import ArgumentParser
import DialtoneBasics
import DialtoneModel
import Foundation

/// Lists the servers that use the database.
struct NodesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nodes",
        abstract: "List the nodes of the server.",
        discussion: """
            Every server writes its record to the database every 15 seconds. One that has
            not for a minute is missing; it is listed for a day, or until another one
            starts on its host. Warnings are printed to standard error.

            Example:
              dialtone nodes --config /etc/dialtone/dialtone.yaml
            """
    )

    @OptionGroup var options: OutputOptions

    func run() async throws {
        let nodes = try await options.data.withStore { store in
            try await store.read { try $0.nodes() }
        }
        let now = ServerClock.system().now
        let view = NodeListView(nodes, at: now)
        try Terminal.show(view, asJSON: options.json)
        if !options.json { for warning in view.warnings { Terminal.complain(warning.text) } }
    }
}

/// What `dialtone nodes` prints.
private struct NodeListView: CommandView {
    private struct Node: Encodable {
        let id: String
        let state: String
        let version: String
        let hostName: String
        let startedAt: String
        let lastSeenAt: String
        let schemaVersion: String
        let numberingPlan: String
        let clockLeadMilliseconds: Int64?

        init(_ node: NodeRecord, at now: Timestamp) {
            id = node.id
            state = node.isMissing(at: now) ? "missing" : node.state.rawValue
            version = node.version
            hostName = node.hostName
            startedAt = node.startedAt.date.ISO8601Format()
            lastSeenAt = node.lastSeenAt.date.ISO8601Format()
            schemaVersion = node.schemaVersion
            numberingPlan = node.numberingPlan
            clockLeadMilliseconds = node.clockLead?.milliseconds
        }

        var row: [String] {
            [
                id, state, version, startedAt, lastSeenAt, schemaVersion, numberingPlan,
                clockLeadMilliseconds.map { "\($0) ms" } ?? "",
            ]
        }
    }

    struct Warning: Encodable {
        let kind: String
        let node: String?
        let text: String
    }

    private let nodes: [Node]
    let warnings: [Warning]

    init(_ records: [NodeRecord], at now: Timestamp) {
        nodes = records.map { Node($0, at: now) }
        warnings = NodeWarning.all(of: records, at: now).map {
            Warning(kind: $0.name, node: $0.nodeID, text: $0.description)
        }
    }

    var lines: [String] {
        guard !nodes.isEmpty else { return ["No node is running."] }
        let header = [
            "NODE", "STATE", "VERSION", "STARTED", "LAST SEEN", "SCHEMA", "NUMBERING PLAN", "CLOCK",
        ]
        return [Table(header: header, rows: nodes.map(\.row)).text]
    }
}
