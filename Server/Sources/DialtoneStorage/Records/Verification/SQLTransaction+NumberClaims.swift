import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let numberClaimRow = RowStatement(
        into: "number_claim",
        onConflict: .replace(key: ["project_id", "account_id"])
    )

    func numberClaim(on account: AccountID, of project: ProjectID) throws -> NumberClaim? {
        try row(
            "SELECT * FROM number_claim WHERE project_id = ? AND account_id = ?",
            project,
            account
        )
        .map(NumberClaim.init(row:))
    }

    func save(_ claim: NumberClaim) throws {
        try performWrite(
            Self.numberClaimRow,
            [
                "project_id": claim.projectID,
                "account_id": claim.accountID,
                "phone_number": claim.phoneNumber,
                "claimed_at": claim.claimedAt,
            ]
        )
    }

    func deleteNumberClaim(on account: AccountID, of project: ProjectID) throws {
        try perform(
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
