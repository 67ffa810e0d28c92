package import DialtoneBasics
import Synchronization

/// What a node knows about itself.
package struct NodeStatus: Sendable {
    /// How busy the database is.
    package struct Load: Sendable {
        package var waiting = 0

        /// The connections to a database server; `nil` without one.
        package var connections: (busy: Int, idle: Int)?

        package init() {}
    }

    /// The ID of the node among those of its database.
    package var id = "unknown"
    package var version = "unknown"
    package var startedAt: Timestamp?

    /// The TLS certificates of the listeners.
    package var certificates: [ListenerCertificate] = []
    package var load: @Sendable () -> Load = { Load() }
    package var maintenance = MaintenanceRuns()

    package init() {}
}

/// When the periodic work of a node was last done.
package final class MaintenanceRuns: Sendable {
    package struct Run: Sendable {
        package fileprivate(set) var lastEnd: Timestamp?
        package fileprivate(set) var hasFailed = false
    }

    private let runs = Mutex<[String: Run]>([:])

    package init() {}

    /// The runs by the name of the work, sorted by name.
    package var all: [(name: String, run: Run)] {
        runs.withLock { $0 }.sorted { $0.key < $1.key }.map { (name: $0.key, run: $0.value) }
    }

    /// Lists work that has not run yet.
    package func expect(_ name: String) {
        runs.withLock { runs in if runs[name] == nil { runs[name] = Run() } }
    }

    /// Does `work` and records its end or failure, which is thrown.
    package func note(
        _ name: String,
        clock: ServerClock,
        _ work: @Sendable () async throws -> Void
    ) async throws {
        do {
            try await work()
            let now = clock.now
            runs.withLock { $0[name] = Run(lastEnd: now) }
        } catch {
            runs.withLock { $0[name, default: Run()].hasFailed = true }
            throw error
        }
    }
}
