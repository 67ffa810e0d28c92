package import DialtoneBasics
import DialtoneModel

/// Makes the checkpoints of every hour, and deletes entries whose retention is over.
///
/// Every node may run it at any time, also concurrently.
package struct AuditKeeper: Sendable {
    package static let interval = TimeSpan.hours(1)

    private let log: AuditLog
    private let retention: TimeSpan

    package init(_ log: AuditLog, keepingFor retention: TimeSpan) {
        self.log = log
        self.retention = retention
    }

    package func keep() async throws {
        for chain in try await log.chains() {
            try await makeCheckpoint(of: chain)
            try await prune(chain)
        }
    }

    private func makeCheckpoint(of chain: AuditChain) async throws {
        let now = log.clock.now
        let isDue = try await log.store.read { data in
            guard let head = try data.auditHead(of: chain) else { return false }
            guard let last = try data.lastAuditCheckpoint(of: chain) else { return true }
            return last.seq < head.seq && now - last.at >= Self.interval
        }
        if isDue { try await log.checkpoint(chain) }
    }

    /// Deletes the first entries of the chain, and leaves a signed statement about the last of them.
    private func prune(_ chain: AuditChain) async throws {
        let now = log.clock.now
        let end = now - retention
        let last = try await log.store.read { data -> AuditHead? in
            let first = try data.auditEntries(of: chain, after: 0, limit: 1).first
            guard let first, first.event.at < end else { return nil }
            return try data.lastAuditEntry(of: chain, before: end)
        }
        guard let last else { return }
        var count = AuditLog.batch
        while count >= AuditLog.batch {
            count = try await log.store.write { [seal = log.seal] data in
                let first = try data.auditEntries(of: chain, after: 0, limit: 1).first
                guard let first, first.seq <= last.seq else { return 0 }
                let through = min(last.seq, first.seq + Int64(AuditLog.batch) - 1)
                let entry = try data.auditEntries(of: chain, after: through - 1, limit: 1).first
                // Another node may delete the same entries.
                guard let entry, entry.seq == through else { return 0 }
                let head = AuditHead(chain: chain, seq: through, hash: entry.hash)
                try data.save(anchor: seal.checkpoint(.anchor, of: head, at: now))
                return try data.deleteAuditEntries(
                    of: chain,
                    through: through,
                    limit: AuditLog.batch
                )
            }
        }
        let anchor = try await log.store.read { try $0.auditAnchor(of: chain) }
        if let anchor { log.log(anchor) }
    }
}
