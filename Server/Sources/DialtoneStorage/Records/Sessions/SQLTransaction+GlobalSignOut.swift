import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func endSessions(
        begunBefore moment: Timestamp,
        ofAccountsAfter last: AccountID?,
        in project: ProjectID,
        limit: Int
    ) throws -> SignedOutAccounts? {
        let first = last?.rawValue ?? ""
        let ids: [AccountID] = try rows(
            """
            SELECT account_id FROM account WHERE project_id = ? AND account_id > ?
            ORDER BY account_id LIMIT ?
            """,
            project,
            first,
            limit
        )
        .map { try $0["account_id"] }
        guard let end = ids.last else { return nil }
        // Accounts before sessions, the same lock order as everywhere else.
        try perform(
            """
            UPDATE account SET valid_since = ?
            WHERE project_id = ? AND account_id > ? AND account_id <= ?
                AND (valid_since IS NULL OR valid_since < ?)
            """,
            moment,
            project,
            first,
            end,
            moment
        )
        let sessions = try execute(
            """
            DELETE FROM session
            WHERE project_id = ? AND account_id > ? AND account_id <= ? AND signed_in_at < ?
            """,
            project,
            first,
            end,
            moment
        )
        return SignedOutAccounts(last: end, accountCount: ids.count, sessionCount: sessions)
    }
}
