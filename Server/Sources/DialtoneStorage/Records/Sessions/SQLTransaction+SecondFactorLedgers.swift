import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let secondFactorLedgerRow = RowStatement(
        into: "second_factor_ledger",
        onConflict: .replace(key: ["project_id", "account_id"])
    )

    func secondFactorLedger(of account: Account) throws -> SecondFactorLedger {
        let row = try row(
            "SELECT * FROM second_factor_ledger WHERE project_id = ? AND account_id = ?",
            account.projectID,
            account.id
        )
        guard let row else {
            return SecondFactorLedger(projectID: account.projectID, accountID: account.id)
        }
        return SecondFactorLedger(
            projectID: try row["project_id"],
            accountID: try row["account_id"],
            failures: try Timestamp.list(try row["failures"]),
            consecutiveFailures: try row["consecutive_failures"]
        )
    }

    func save(_ ledger: SecondFactorLedger) throws {
        try performWrite(
            Self.secondFactorLedgerRow,
            [
                "project_id": ledger.projectID,
                "account_id": ledger.accountID,
                "failures": Timestamp.text(of: ledger.failures),
                "consecutive_failures": ledger.consecutiveFailures,
            ]
        )
    }

    func clearSecondFactorLedger(of account: Account) throws {
        try perform(
            "DELETE FROM second_factor_ledger WHERE project_id = ? AND account_id = ?",
            account.projectID,
            account.id
        )
    }
}
