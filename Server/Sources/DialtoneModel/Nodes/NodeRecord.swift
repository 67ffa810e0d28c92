package import DialtoneBasics

/// A node of the server, as it describes itself in the database that all nodes share.
package struct NodeRecord: Hashable, Sendable {
    /// How often a node writes its record.
    package static let interval = TimeSpan.seconds(15)

    /// The time without a record after which a node counts as missing.
    package static let absence = TimeSpan.seconds(60)

    /// How long the record of a missing node is kept.
    package static let retention = TimeSpan.hours(24)

    package enum State: String, Hashable, Sendable, CaseIterable {
        case ready
        case notReady
        /// Asked to stop: it answers, but load balancers should use others.
        case draining
    }

    /// The ID, which a node makes at its start from its host name.
    package let id: String
    package let version: String
    package let hostName: String
    package let startedAt: Timestamp

    /// The last migration that the program knows.
    package let schemaVersion: String
    package var numberingPlan: String

    /// The IDs of its master keys: of the one that writes, and of those that it only reads with.
    package var masterKeys: [String] = []
    package var state: State

    /// How far its clock is ahead of the database's; `nil` if they have the same clock.
    package var clockLead: TimeSpan?
    package var lastSeenAt: Timestamp

    package init(
        id: String,
        version: String,
        hostName: String,
        startedAt: Timestamp,
        schemaVersion: String,
        numberingPlan: String,
        state: State,
        lastSeenAt: Timestamp
    ) {
        self.id = id
        self.version = version
        self.hostName = hostName
        self.startedAt = startedAt
        self.schemaVersion = schemaVersion
        self.numberingPlan = numberingPlan
        self.state = state
        self.lastSeenAt = lastSeenAt
    }

    package func isMissing(at now: Timestamp) -> Bool { lastSeenAt + Self.absence < now }
}

extension NodeRecord {
    private static let hostNameLimit = 63

    /// Makes the ID of a node on a host.
    package static func makeID(on hostName: String, random: RandomSource) -> String {
        let label = hostName.lowercased().prefix { $0 != "." }
            .filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
            .prefix(hostNameLimit)
        let suffix = random.text(of: "abcdefghijkmnpqrstuvwxyz23456789", length: 6)
        return "\(label.isEmpty ? "node" : String(label))-\(suffix)"
    }
}
