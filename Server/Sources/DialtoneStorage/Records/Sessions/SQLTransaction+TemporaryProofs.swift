import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let temporaryProofRow = RowStatement(into: "temporary_proof")

    func insert(_ proof: TemporaryProof) throws {
        try performWrite(
            Self.temporaryProofRow,
            [
                "proof_digest": proof.digest,
                "project_id": proof.projectID,
                "phone_number": proof.phoneNumber,
                "expires_at": proof.expiresAt,
            ]
        )
    }

    func temporaryProof(_ digest: TokenDigest, at now: Timestamp) throws -> TemporaryProof? {
        try row(
            "SELECT * FROM temporary_proof WHERE proof_digest = ? AND expires_at > ?",
            digest,
            now
        )
        .map(TemporaryProof.init(row:))
    }

    func consumeTemporaryProof(_ digest: TokenDigest) throws -> Bool {
        try execute("DELETE FROM temporary_proof WHERE proof_digest = ?", digest) == 1
    }
}

extension TemporaryProof {
    init(row: SQLRow) throws {
        self.init(
            digest: try row["proof_digest"],
            projectID: try row["project_id"],
            phoneNumber: try row["phone_number"],
            expiresAt: try row["expires_at"]
        )
    }
}
