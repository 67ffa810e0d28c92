public import IdentityToolkit

/// The state of a server, as the node that responds sees it.
public struct ServerHealth: WireObject {
    /// The node that responds.
    public var node = NodeHealth()

    /// The database that all nodes share.
    public var database = DatabaseHealth()

    /// The SMS gateways.
    public var gateways: [GatewayHealth] = []

    /// The keys that sign tokens now, by algorithm.
    public var signingKeys: [SigningKeyHealth] = []

    /// The TLS certificates of this node's listeners.
    public var certificates: [CertificateHealth] = []

    /// The data by which phone numbers are checked.
    public var numberingPlan = NumberingPlanHealth()

    /// The periodic work of this node.
    public var maintenance: [MaintenanceHealth] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A node of a server.
public struct NodeHealth: WireObject {
    /// The ID of the node.
    public var id = ""

    /// The version of the program.
    public var version = ""

    /// The time when the node started, in RFC 3339; absent if it is unknown.
    public var startedAt: String?

    /// Whether the node will stop soon.
    public var isDraining = false

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The database, as a node sees it.
public struct DatabaseHealth: WireObject {
    /// The kind: `sqlite` or `postgres`.
    public var kind = ""

    /// The time that a read took just now, in microseconds.
    public var roundTripMicroseconds = 0

    /// The size of the database, in bytes.
    public var sizeBytes = 0

    /// The transactions that wait for a connection or for the writer.
    public var waiting = 0

    /// The connections in use; absent without a database server.
    public var busyConnections: Int?

    /// The open connections that are not in use; absent without a database server.
    public var idleConnections: Int?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The state of an SMS gateway.
public struct GatewayHealth: WireObject {
    /// The gateway's name.
    public var name = ""

    /// Whether messages are offered to it, as this node sees it: `healthy`, `unhealthy` or
    /// `unused`.
    public var health = ""

    /// The start of an outage that was reported, in RFC 3339; absent if there is none.
    public var outageSince: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The key that signs tokens.
public struct SigningKeyHealth: WireObject {
    /// The algorithm, such as `RS256`.
    public var algorithm = ""

    /// The time when the key was created, in RFC 3339.
    public var createdAt = ""

    /// The time until which this key or its successor signs, in RFC 3339; a new key is created
    /// before.
    public var signsUntil = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The TLS certificate of a listener.
public struct CertificateHealth: WireObject {
    /// The listener: `apps`, `console` or `metrics`.
    public var listener = ""

    /// The time when the certificate in use expires, in RFC 3339.
    public var expiresAt = ""

    /// Whether it has expired, is not valid yet, or expires so soon that its renewal is late.
    public var needsRenewal = false

    /// Why the present files cannot be used and the previous certificate stays; absent if they
    /// are in use.
    public var problem: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The numbering plan in use.
public struct NumberingPlanHealth: WireObject {
    /// The version.
    public var version = ""

    /// The date of the release, such as `2026-11-06`.
    public var date = ""

    /// The age in days.
    public var ageDays = 0

    /// Whether the plan is so old that new numbers may be refused.
    public var isOld = false

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Periodic work of a node.
public struct MaintenanceHealth: WireObject {
    /// The work, such as `housekeeping`.
    public var name = ""

    /// The end of the last run that succeeded, in RFC 3339; absent if there was none yet.
    public var lastRunAt: String?

    /// Whether the last run failed; the server log contains the reason.
    public var hasFailed = false

    /// Creates a value whose fields have their defaults.
    public init() {}
}
