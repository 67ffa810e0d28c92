import DialtoneBasics
package import DialtoneModel

extension SQLTransaction {
    private static let auditEntryRow = RowStatement(into: "audit_entry")
    private static let auditDetailRow = RowStatement(into: "audit_detail")

    private static let auditEntry = """
        SELECT audit_entry.*, audit_detail.content, audit_detail.target_id FROM audit_entry
        LEFT JOIN audit_detail
            ON audit_detail.chain = audit_entry.chain AND audit_detail.seq = audit_entry.seq
        """

    func auditHeads() throws -> [AuditHead] {
        try rows("SELECT * FROM audit_chain ORDER BY chain").map(AuditHead.init(row:))
    }

    func auditHead(of chain: AuditChain) throws -> AuditHead? {
        try row("SELECT * FROM audit_chain WHERE chain = ?", chain).map(AuditHead.init(row:))
    }

    func holdAuditHead(of chain: AuditChain) throws -> AuditHead {
        // The update changes nothing; it makes PostgreSQL lock the row.
        let row = try row(
            """
            INSERT INTO audit_chain (chain, last_seq, last_hash) VALUES (?, 0, ?)
            ON CONFLICT (chain) DO UPDATE SET last_seq = audit_chain.last_seq RETURNING *
            """,
            chain,
            AuditEntry.noHash
        )
        guard let row else { throw StorageError.corrupt }
        return try AuditHead(row: row)
    }

    func append(_ entries: [AuditEntry]) throws {
        guard let last = entries.last else { return }
        for entry in entries { try insert(entry) }
        try perform(
            "UPDATE audit_chain SET last_seq = ?, last_hash = ? WHERE chain = ?",
            last.seq,
            last.hash,
            last.chain
        )
    }

    private func insert(_ entry: AuditEntry) throws {
        let event = entry.event
        try performWrite(
            Self.auditEntryRow,
            [
                "chain": entry.chain,
                "seq": entry.seq,
                "version": entry.version,
                "at": event.at,
                "actor_kind": event.actor.kind,
                "actor_id": event.actor.id,
                "actor_role": event.actor.role,
                "via": event.origin.via,
                "address": event.origin.address,
                "request_id": event.origin.requestID,
                "action": event.action,
                "target_kind": event.targetKind,
                "tenant": event.tenantID,
                "error_code": event.errorCode,
                "members": try JSONColumn.text(of: event.members),
                "details_hash": entry.detailsHash,
                "previous_hash": entry.previousHash,
                "hash": entry.hash,
            ]
        )
        guard let text = entry.detailsText else { return }
        try performWrite(
            Self.auditDetailRow,
            [
                "chain": entry.chain,
                "seq": entry.seq,
                "target_kind": event.targetKind,
                "target_id": entry.targetID.map(NumberSubject.init),
                "content": NumberText(text),
            ]
        )
    }

    func auditEntries(
        of chain: AuditChain,
        after seq: Int64,
        limit: Int
    ) throws -> [AuditEntry] {
        try rows(
            """
            \(Self.auditEntry) WHERE audit_entry.chain = ? AND audit_entry.seq > ?
            ORDER BY audit_entry.seq LIMIT ?
            """,
            chain,
            seq,
            limit
        )
        .map(AuditEntry.init(row:))
    }

    func auditEntries(
        of chain: AuditChain,
        matching query: AuditQuery,
        before seq: Int64?,
        limit: Int
    ) throws -> [AuditEntry] {
        var conditions = ["audit_entry.chain = ?"]
        var values: [any SQLConvertible] = [chain]
        func require(_ condition: String, _ value: (any SQLConvertible)?) {
            guard let value else { return }
            conditions.append(condition)
            values.append(value)
        }
        require("audit_entry.seq < ?", seq)
        require("audit_entry.actor_kind = ?", query.actorKind)
        require("audit_entry.actor_id = ?", query.actorID)
        require("audit_entry.target_kind = ?", query.targetKind)
        require("audit_detail.target_id = ?", query.targetID.map(NumberSubject.init))
        require("audit_entry.at >= ?", query.since)
        require("audit_entry.at < ?", query.until)
        if let action = query.action {
            if action.hasSuffix(".") {
                // The slash is the character after the dot.
                require("audit_entry.action >= ?", action)
                require("audit_entry.action < ?", action.dropLast() + "/")
            } else {
                require("audit_entry.action = ?", action)
            }
        }
        if let isRefused = query.isRefused {
            conditions.append("audit_entry.error_code IS \(isRefused ? "NOT NULL" : "NULL")")
        }
        return try rowsOnce(
            """
            \(Self.auditEntry) WHERE \(conditions.joined(separator: " AND "))
            ORDER BY audit_entry.seq DESC LIMIT ?
            """,
            values: values + [limit]
        )
        .map(AuditEntry.init(row:))
    }

    func lastAuditEntry(of chain: AuditChain, before moment: Timestamp) throws -> AuditHead? {
        // Nodes' clocks differ, so a later entry can have an earlier time.
        let row = try row(
            """
            SELECT chain, seq AS last_seq, hash AS last_hash FROM audit_entry
            WHERE chain = ? AND seq < COALESCE(
                (SELECT MIN(seq) FROM audit_entry WHERE chain = ? AND at >= ?),
                9223372036854775807)
            ORDER BY seq DESC LIMIT 1
            """,
            chain,
            chain,
            moment
        )
        return try row.map(AuditHead.init(row:))
    }

    func deleteAuditEntries(
        of chain: AuditChain,
        through seq: Int64,
        limit: Int
    ) throws -> Int {
        let first = try row("SELECT MIN(seq) AS seq FROM audit_entry WHERE chain = ?", chain)
        guard let start: Int64 = try first?["seq"] as Int64?, start <= seq else { return 0 }
        let end = min(seq, start + Int64(limit) - 1)
        for table in ["audit_detail", "audit_checkpoint"] {
            try perform(
                """
                DELETE FROM \(table) WHERE chain = ? AND seq <= ?
                \(table == "audit_checkpoint" ? "AND kind = 'checkpoint'" : "")
                """,
                chain,
                end
            )
        }
        return try execute("DELETE FROM audit_entry WHERE chain = ? AND seq <= ?", chain, end)
    }

    func eraseAuditDetails(ofUser id: AccountID, in chain: AuditChain) throws -> Int {
        try execute(
            "DELETE FROM audit_detail WHERE chain = ? AND target_id = ? AND target_kind = ?",
            chain,
            NumberSubject(id.rawValue),
            AuditTarget.Kind.user
        )
    }
}

extension AuditChain: SQLConvertible {}
extension AuditActor.Kind: SQLConvertible {}
extension AuditOrigin.Via: SQLConvertible {}
extension AuditAction: SQLConvertible {}
extension AuditTarget.Kind: SQLConvertible {}

extension AuditHead {
    fileprivate init(row: SQLRow) throws {
        self.init(
            chain: try row["chain"],
            seq: try row["last_seq"],
            hash: try row["last_hash"]
        )
    }
}

extension AuditEntry {
    fileprivate init(row: SQLRow) throws {
        let errorCode: String? = try row["error_code"]
        let details: NumberText? = try row["content"]
        let target: NumberSubject? = try row["target_id"]
        let event = AuditEvent(
            at: try row["at"],
            actor: AuditActor(
                try row["actor_kind"],
                id: try row["actor_id"],
                role: try row["actor_role"]
            ),
            origin: AuditOrigin(
                try row["via"],
                address: try row["address"],
                requestID: try row["request_id"]
            ),
            action: try row["action"],
            targetKind: try row["target_kind"],
            tenantID: try row["tenant"],
            outcome: errorCode.map(AuditEvent.Outcome.refused) ?? .done,
            members: try row.json("members")
        )
        self.init(
            chain: try row["chain"],
            seq: try row["seq"],
            version: try row["version"],
            event: event,
            detailsHash: try row["details_hash"],
            previousHash: try row["previous_hash"],
            hash: try row["hash"],
            detailsText: details?.text,
            targetID: target?.text
        )
    }
}
