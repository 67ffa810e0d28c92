import DialtoneCore

extension SQLTransaction {
    func spendProof(
        _ digest: TokenDigest,
        of project: ProjectID,
        until expiry: Timestamp
    ) throws -> Bool {
        try execute(
            """
            INSERT INTO spent_proof (project_id, proof_digest, expires_at) VALUES (?, ?, ?)
            ON CONFLICT DO NOTHING
            """,
            project,
            digest,
            expiry
        ) == 1
    }

    func deleteSpentProofs(expiredBefore moment: Timestamp) throws -> Int {
        try execute("DELETE FROM spent_proof WHERE expires_at < ?", moment)
    }
}
