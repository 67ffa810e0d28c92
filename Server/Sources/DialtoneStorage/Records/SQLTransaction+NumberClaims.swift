import DialtoneCore

extension SQLTransaction {
    func numberClaim(on account: AccountID, of project: ProjectID) throws -> NumberClaim? {
        try row(
            "SELECT * FROM number_claim WHERE project_id = ? AND account_id = ?",
            project,
            account
        )
        .map(NumberClaim.init(row:))
    }

    func save(_ claim: NumberClaim) throws {
        try execute(
            """
            INSERT INTO number_claim (project_id, account_id, phone_number, claimed_at)
            VALUES (?, ?, ?, ?)
            ON CONFLICT (project_id, account_id) DO UPDATE
            SET phone_number = excluded.phone_number, claimed_at = excluded.claimed_at
            """,
            claim.projectID,
            claim.accountID,
            claim.phoneNumber,
            claim.claimedAt
        )
    }

    func deleteNumberClaim(on account: AccountID, of project: ProjectID) throws {
        try execute(
            "DELETE FROM number_claim WHERE project_id = ? AND account_id = ?",
            project,
            account
        )
    }
}

extension NumberClaim {
    init(row: SQLRow) throws {
        self.init(
            projectID: try row["project_id"],
            accountID: try row["account_id"],
            phoneNumber: try row["phone_number"],
            claimedAt: try row["claimed_at"]
        )
    }
}
