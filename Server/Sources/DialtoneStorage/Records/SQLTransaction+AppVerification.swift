import DialtoneCore

extension SQLTransaction {
    func verificationCredentials(of project: ProjectID) throws -> [VerificationCredential] {
        try rows(
            """
            SELECT * FROM verification_credential WHERE project_id = ?
            ORDER BY created_at DESC, service, name
            """,
            project
        )
        .map(VerificationCredential.init(row:))
    }

    func save(_ credential: VerificationCredential) throws {
        _ = try execute(
            """
            INSERT INTO verification_credential (
                project_id, service, name, details, sealed_secret, created_at)
            VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (project_id, service, name) DO UPDATE SET
                details = excluded.details,
                sealed_secret = excluded.sealed_secret,
                created_at = excluded.created_at
            """,
            credential.projectID,
            credential.service,
            credential.name,
            try JSONColumn.text(of: credential.details),
            credential.sealedSecret,
            credential.createdAt
        )
    }

    func deleteVerificationCredential(
        _ name: String,
        of service: VerificationService,
        from project: ProjectID
    ) throws -> Bool {
        try execute(
            """
            DELETE FROM verification_credential
            WHERE project_id = ? AND service = ? AND name = ?
            """,
            project,
            service,
            name
        ) == 1
    }
}

extension VerificationCredential {
    fileprivate init(row: SQLRow) throws {
        self.init(
            projectID: try row["project_id"],
            service: try row["service"],
            name: try row["name"],
            details: try row.json("details"),
            sealedSecret: try row["sealed_secret"],
            createdAt: try row["created_at"]
        )
    }
}
