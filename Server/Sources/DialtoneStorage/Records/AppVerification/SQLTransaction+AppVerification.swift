import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let verificationCredentialRow = RowStatement(
        into: "verification_credential",
        onConflict: .replace(key: ["project_id", "service", "name"])
    )

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
        try AuditNotes.noteSaved(credential) {
            try verificationCredential(
                credential.name,
                of: credential.service,
                from: credential.projectID
            )
        }
        try performWrite(
            Self.verificationCredentialRow,
            [
                "project_id": credential.projectID,
                "service": credential.service,
                "name": credential.name,
                "details": try JSONColumn.text(of: credential.details),
                "sealed_secret": credential.sealedSecret,
                "created_at": credential.createdAt,
            ]
        )
    }

    private func verificationCredential(
        _ name: String,
        of service: VerificationService,
        from project: ProjectID
    ) throws -> VerificationCredential? {
        try verificationCredentials(of: project)
            .first { $0.service == service && $0.name == name }
    }

    func deleteVerificationCredential(
        _ name: String,
        of service: VerificationService,
        from project: ProjectID
    ) throws -> Bool {
        try AuditNotes.noteDeleted {
            try verificationCredential(name, of: service, from: project)
        }
        return try execute(
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
