public import IdentityToolkit

/// A node of the server, as it describes itself to the others.
public struct NodeInfo: WireObject {
    /// The ID, which a node makes at its start from its host name.
    public var id = ""

    /// The version of the program.
    public var version = ""

    /// The name of the machine or container.
    public var hostName = ""

    /// The state: `ready`, `notReady`, `draining`, or `missing` if the node has not been seen for a
    /// minute.
    public var state = ""

    /// The time when the node started, in RFC 3339.
    public var startedAt = ""

    /// The last time when the node wrote its record, in RFC 3339.
    public var lastSeenAt = ""

    /// The last migration that the program knows.
    public var schemaVersion = ""

    /// The version of the numbering plan.
    public var numberingPlan = ""

    /// How many milliseconds its clock is ahead of the database's, negative if it is behind; absent
    /// if they have the same clock.
    public var clockLeadMilliseconds: Int?

    /// Whether the node sent this response.
    public var isResponding = false

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Something about the nodes that needs the operator's attention.
public struct NodeWarningInfo: WireObject {
    /// The kind: `missing`, `notReady`, `clockDrift`, `mixedVersions`, `mixedSchemas` or
    /// `mixedNumberingPlans`.
    public var kind = ""

    /// The ID of the node; absent for warnings about several.
    public var node: String?

    /// The warning in one sentence.
    public var text = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the nodes of the server.
public struct ListNodesResponse: WireObject {
    /// The nodes, the oldest first.
    ///
    /// A node that was killed is listed for a day, or until another one starts on its host.
    public var nodes: [NodeInfo] = []

    /// What needs attention, the most urgent first.
    public var warnings: [NodeWarningInfo] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}
