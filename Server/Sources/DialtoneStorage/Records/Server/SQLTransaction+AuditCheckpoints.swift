import DialtoneBasics
package import DialtoneModel

extension SQLTransaction {
    private static let auditCheckpointRow = RowStatement(
        into: "audit_checkpoint",
        onConflict: .skip
    )

    func auditCheckpoints(
        of chain: AuditChain,
        after seq: Int64,
        limit: Int
    ) throws -> [AuditCheckpoint] {
        try rows(
            """
            SELECT * FROM audit_checkpoint WHERE chain = ? AND kind = ? AND seq > ?
            ORDER BY seq LIMIT ?
            """,
            chain,
            AuditCheckpoint.Kind.checkpoint,
            seq,
            limit
        )
        .map(AuditCheckpoint.init(row:))
    }

    func lastAuditCheckpoint(of chain: AuditChain) throws -> AuditCheckpoint? {
        try last(.checkpoint, of: chain)
    }

    func auditAnchor(of chain: AuditChain) throws -> AuditCheckpoint? {
        try last(.anchor, of: chain)
    }

    private func last(
        _ kind: AuditCheckpoint.Kind,
        of chain: AuditChain
    ) throws -> AuditCheckpoint? {
        try row(
            """
            SELECT * FROM audit_checkpoint WHERE chain = ? AND kind = ? ORDER BY seq DESC LIMIT 1
            """,
            chain,
            kind
        )
        .map(AuditCheckpoint.init(row:))
    }

    func insert(_ checkpoint: AuditCheckpoint) throws -> Bool {
        try writeRow(
            Self.auditCheckpointRow,
            [
                "chain": checkpoint.chain,
                "kind": checkpoint.kind,
                "seq": checkpoint.seq,
                "hash": checkpoint.hash,
                "made_at": checkpoint.at,
                "signature": checkpoint.signature,
            ]
        ) == 1
    }

    func save(anchor: AuditCheckpoint) throws {
        _ = try insert(anchor)
        // The last one stands for all before it.
        try perform(
            "DELETE FROM audit_checkpoint WHERE chain = ? AND kind = ? AND seq < ?",
            anchor.chain,
            AuditCheckpoint.Kind.anchor,
            anchor.seq
        )
    }
}

extension AuditCheckpoint.Kind: SQLConvertible {}

extension AuditCheckpoint {
    fileprivate init(row: SQLRow) throws {
        self.init(
            kind: try row["kind"],
            chain: try row["chain"],
            seq: try row["seq"],
            hash: try row["hash"],
            at: try row["made_at"],
            signature: try row["signature"]
        )
    }
}
