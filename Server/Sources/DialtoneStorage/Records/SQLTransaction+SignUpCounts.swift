import DialtoneBasics

extension SQLTransaction {
    func countSignUp(of project: ProjectID, since start: Timestamp, limit: Int64) throws -> Bool {
        try execute(
            """
            INSERT INTO sign_up_count (project_id, starts_at, accounts) VALUES (?, ?, 1)
            ON CONFLICT (project_id) DO UPDATE SET
                accounts = CASE sign_up_count.starts_at WHEN excluded.starts_at
                    THEN sign_up_count.accounts + 1 ELSE 1 END,
                starts_at = excluded.starts_at
            WHERE sign_up_count.starts_at <> excluded.starts_at OR sign_up_count.accounts < ?
            """,
            project,
            start,
            limit
        ) == 1
    }
}
