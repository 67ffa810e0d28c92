package import DialtoneModel

extension AuditLog {
    /// Calls `write` with the lines of a chain in its order, each checkpoint after its entry.
    ///
    /// The last line is `final`, a checkpoint that was made for this export. Entries after it are
    /// left to the next export.
    package func export(
        through final: AuditCheckpoint,
        after start: Int64 = 0,
        to write: (AuditLine) async throws -> Void
    ) async throws {
        let chain = final.chain
        let anchor = try await store.read { try $0.auditAnchor(of: chain) }
        if let anchor, anchor.seq > start { try await write(.checkpoint(anchor)) }
        var last = start
        while last < final.seq {
            let (entries, checkpoints) = try await store.read { [last] data in
                let entries = try data.auditEntries(of: chain, after: last, limit: Self.batch)
                return (
                    entries,
                    try data.auditCheckpoints(of: chain, after: last, limit: Self.batch)
                )
            }
            guard let end = entries.last?.seq else { break }
            let bySeq = Dictionary(checkpoints.map { ($0.seq, $0) }) { first, _ in first }
            for entry in entries where entry.seq <= final.seq {
                try await write(.entry(entry))
                if let checkpoint = bySeq[entry.seq], entry.seq < final.seq {
                    try await write(.checkpoint(checkpoint))
                }
            }
            last = end
        }
        try await write(.checkpoint(final))
    }
}
