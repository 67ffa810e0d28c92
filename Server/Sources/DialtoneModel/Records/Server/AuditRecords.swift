package import DialtoneBasics

/// Reads the audit log.
package protocol AuditReader {
    /// Returns the last entry of every chain.
    func auditHeads() throws -> [AuditHead]
    func auditHead(of chain: AuditChain) throws -> AuditHead?

    /// Returns matching entries before `seq`, newest first.
    func auditEntries(
        of chain: AuditChain,
        matching query: AuditQuery,
        before seq: Int64?,
        limit: Int
    ) throws -> [AuditEntry]

    /// Returns the entries after `seq` in the order of the chain.
    func auditEntries(of chain: AuditChain, after seq: Int64, limit: Int) throws -> [AuditEntry]

    /// Returns the last entry before the first one that is not older than `moment`.
    func lastAuditEntry(of chain: AuditChain, before moment: Timestamp) throws -> AuditHead?

    /// Returns the checkpoints of entries after `seq`, in the order of the chain.
    func auditCheckpoints(
        of chain: AuditChain,
        after seq: Int64,
        limit: Int
    ) throws -> [AuditCheckpoint]
    func lastAuditCheckpoint(of chain: AuditChain) throws -> AuditCheckpoint?

    /// Returns the statement about the entries that were deleted; `nil` if none were.
    func auditAnchor(of chain: AuditChain) throws -> AuditCheckpoint?
}

/// Appends to the audit log, and deletes what is too old.
package protocol AuditWriter {
    /// Returns the last entry of the chain, locked until the end of the transaction.
    func holdAuditHead(of chain: AuditChain) throws -> AuditHead

    /// Appends entries to their chain, which the transaction has locked.
    func append(_ entries: [AuditEntry]) throws

    /// Saves a checkpoint; returns `false` if there is one for its entry.
    func insert(_ checkpoint: AuditCheckpoint) throws -> Bool

    /// Replaces the anchor, unless the present one is of a later entry.
    func save(anchor: AuditCheckpoint) throws

    /// Deletes entries up to `seq` with their checkpoints, the oldest first; returns their number.
    func deleteAuditEntries(of chain: AuditChain, through seq: Int64, limit: Int) throws -> Int

    /// Deletes the details of all entries about a user, and returns their number.
    func eraseAuditDetails(ofUser id: AccountID, in chain: AuditChain) throws -> Int
}
