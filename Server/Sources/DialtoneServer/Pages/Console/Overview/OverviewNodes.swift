import IdentityToolkitAdmin

/// The nodes of the server on the overview, for operators with a role for the server.
struct OverviewNodes: Sendable {
    struct Row: Sendable {
        let node: NodeInfo
        let state: String
        let tone: String
        let startedAt: ConsoleTime
        let lastSeenAt: ConsoleTime

        fileprivate init(_ node: NodeInfo) {
            self.node = node
            (state, tone) =
                switch node.state {
                case "ready": (translated("ready"), "is-good")
                case "notReady": (translated("not ready"), "is-bad")
                case "missing": (translated("missing"), "is-bad")
                case "draining": (translated("draining"), "")
                default: (node.state, "")
                }
            startedAt = ConsoleTime(rfc3339: node.startedAt)
            lastSeenAt = ConsoleTime(rfc3339: node.lastSeenAt)
        }
    }

    let rows: [Row]

    /// Creates the view; `nil` if no node has a record yet.
    init?(_ list: ListNodesResponse) {
        guard !list.nodes.isEmpty else { return nil }
        rows = list.nodes.map(Row.init)
    }

    /// What needs attention among the nodes.
    static func advice(_ list: ListNodesResponse?) -> [OverviewAdvice] {
        (list?.warnings ?? []).map {
            OverviewAdvice(
                sentence: APIText.of($0.text),
                path: "#nodes",
                action: translated("State of the nodes")
            )
        }
    }
}
