import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func spend(_ proof: SpentProof, of project: ProjectID) throws -> Bool {
        try execute(
            """
            INSERT INTO spent_proof (project_id, proof_digest, expires_at) VALUES (?, ?, ?)
            ON CONFLICT DO NOTHING
            """,
            project,
            proof.digest,
            proof.expiresAt
        ) == 1
    }

    func deleteSpentProofs(expiredBefore moment: Timestamp, limit: Int) throws -> Int {
        try deleteAtMost(
            limit,
            from: "spent_proof",
            by: "project_id, proof_digest",
            where: "expires_at < ?",
            moment
        )
    }
}
