package import DialtoneBasics
package import DialtoneModel
import Synchronization

/// Keeps the record of this node up to date, by which operators and other nodes see it.
///
/// A node does not depend on its record: if the database cannot be written, it goes on serving.
package final class NodeRegistration: Sendable {
    /// What changes while the node runs.
    package struct Facts: Sendable {
        package var state: NodeRecord.State
        package var numberingPlan: String
        package var clockLead: TimeSpan?

        package init(
            state: NodeRecord.State,
            numberingPlan: String,
            clockLead: TimeSpan?
        ) {
            self.state = state
            self.numberingPlan = numberingPlan
            self.clockLead = clockLead
        }
    }

    private let node: NodeRecord
    private let store: any DataStore
    private let clock: ServerClock
    private let facts: @Sendable () -> Facts

    /// The record of the last attempt to write; `nil` before the first one.
    private let latest = Mutex<NodeRecord?>(nil)

    /// Creates the registration of `node`; `facts` is called for each record.
    package init(
        of node: NodeRecord,
        store: any DataStore,
        clock: ServerClock,
        facts: @escaping @Sendable () -> Facts
    ) {
        self.node = node
        self.store = store
        self.clock = clock
        self.facts = facts
    }

    /// Writes the first record; it replaces those of nodes that were killed on the same host.
    package func begin() async throws {
        let record = record
        try await store.write { data in
            try data.deleteNodes(
                onHost: record.hostName,
                notSeenSince: record.lastSeenAt - NodeRecord.absence
            )
            try data.save(record)
        }
        latest.withLock { $0 = record }
    }

    /// Writes the record if its state has changed, or if the last one is old; call it often.
    package func renew() async throws {
        let record = record
        let isDue = latest.withLock { latest in
            if let latest, latest.state == record.state,
                record.lastSeenAt < latest.lastSeenAt + NodeRecord.interval
            {
                return false
            }
            // Also if the write fails: a database that is down is not tried every second.
            latest = record
            return true
        }
        guard isDue else { return }
        try await store.write { try $0.save(record) }
    }

    /// Deletes the record, because a node that has stopped is not missing.
    package func end() async throws {
        try await store.write { [id = node.id] in try $0.deleteNode(id) }
    }

    private var record: NodeRecord {
        let facts = facts()
        var record = node
        record.state = facts.state
        record.numberingPlan = facts.numberingPlan
        record.clockLead = facts.clockLead
        record.lastSeenAt = clock.now
        return record
    }
}
