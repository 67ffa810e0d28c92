import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func deleteAnonymousAccounts(
        of project: ProjectID,
        unusedSince moment: Timestamp,
        limit: Int
    ) throws -> [Account] {
        // The inner conditions use the index. The outer ones repeat them for accounts that are
        // used, or get a sign-in method, while this statement waits for their lock. Accounts that
        // have never been used are excluded, because an administrator created them.
        try rows(
            """
            DELETE FROM account WHERE project_id = ? AND account_id IN (
                SELECT account_id FROM account
                WHERE project_id = ? AND created_at < ?
                    AND phone_number IS NULL AND email IS NULL AND credentials IS NULL
                    AND had_credential = 0 AND last_sign_in_at < ?
                    AND (last_refresh_at IS NULL OR last_refresh_at < ?)
                ORDER BY created_at LIMIT ?)
            AND phone_number IS NULL AND email IS NULL AND credentials IS NULL
            AND had_credential = 0 AND last_sign_in_at < ?
            AND (last_refresh_at IS NULL OR last_refresh_at < ?)
            RETURNING *
            """,
            project,
            project,
            moment,
            moment,
            moment,
            limit,
            moment,
            moment
        )
        .map(Account.init(row:))
    }
}
