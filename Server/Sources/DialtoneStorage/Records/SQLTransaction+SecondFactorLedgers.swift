import DialtoneCore

extension SQLTransaction {
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
        try execute(
            """
            INSERT INTO second_factor_ledger (
                project_id, account_id, failures, consecutive_failures)
            VALUES (?, ?, ?, ?)
            ON CONFLICT (project_id, account_id) DO UPDATE SET
                failures = excluded.failures,
                consecutive_failures = excluded.consecutive_failures
            """,
            ledger.projectID,
            ledger.accountID,
            Timestamp.text(of: ledger.failures),
            ledger.consecutiveFailures
        )
    }

    func clearSecondFactorLedger(of account: Account) throws {
        try execute(
            "DELETE FROM second_factor_ledger WHERE project_id = ? AND account_id = ?",
            account.projectID,
            account.id
        )
    }
}
