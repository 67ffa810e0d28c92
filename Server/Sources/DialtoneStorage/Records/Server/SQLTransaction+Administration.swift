import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let adminKeyRow = RowStatement(into: "admin_key")

    private static let serviceAccountRow = RowStatement(into: "service_account", onConflict: .skip)

    func adminKey(digest: TokenDigest) throws -> AdminKey? {
        try row("SELECT * FROM admin_key WHERE key_digest = ?", digest).map(AdminKey.init(row:))
    }

    func adminKeys(of project: ProjectID) throws -> [AdminKey] {
        try items(of: project, in: AdminKey.table)
    }

    func insert(_ key: AdminKey) throws {
        try AuditNotes.noteSaved(key) { nil }
        try performWrite(
            Self.adminKeyRow,
            [
                "project_id": key.projectID,
                "admin_key_id": key.id,
                "key_digest": key.digest,
                "role": key.role,
                "display_name": key.displayName,
                "created_at": key.createdAt,
                "expires_at": key.expiresAt,
            ]
        )
    }

    func deleteAdminKey(_ id: String, of project: ProjectID) throws -> Bool {
        try AuditNotes.noteDeleted { try item(id, of: project, in: AdminKey.table) }
        return try delete(id, of: project, from: AdminKey.table)
    }
}

extension SQLTransaction {
    func serviceAccount(email: String) throws -> ServiceAccount? {
        try row("SELECT * FROM service_account WHERE email = ?", email)
            .map(ServiceAccount.init(row:))
    }

    func serviceAccounts(of project: ProjectID) throws -> [ServiceAccount] {
        try items(of: project, in: ServiceAccount.table)
    }

    func serviceAccount(
        accessToken digest: TokenDigest,
        at now: Timestamp
    ) throws -> ServiceAccount? {
        try row(
            """
            SELECT service_account.* FROM service_account
            JOIN access_token ON access_token.service_account = service_account.email
            WHERE access_token.token_digest = ? AND access_token.expires_at > ?
            """,
            digest,
            now
        )
        .map(ServiceAccount.init(row:))
    }

    func insert(_ account: ServiceAccount) throws -> Bool {
        let isDone =
            try writeRow(
                Self.serviceAccountRow,
                [
                    "email": account.email,
                    "project_id": account.projectID,
                    "role": account.role,
                    "key_id": account.keyID,
                    "public_key": account.publicKey,
                    "created_at": account.createdAt,
                    "expires_at": account.expiresAt,
                ]
            ) == 1
        if isDone { try AuditNotes.noteSaved(account) { nil } }
        return isDone
    }

    func holdServiceAccount(email: String) throws -> ServiceAccount? {
        // The update changes nothing; it makes PostgreSQL lock the row.
        try row("UPDATE service_account SET role = role WHERE email = ? RETURNING *", email)
            .map(ServiceAccount.init(row:))
    }

    func deleteServiceAccount(_ email: String, of project: ProjectID) throws -> Bool {
        try AuditNotes.noteDeleted { try item(email, of: project, in: ServiceAccount.table) }
        return try delete(email, of: project, from: ServiceAccount.table)
    }

    func insert(_ token: AccessToken) throws {
        try perform(
            """
            INSERT INTO access_token (token_digest, service_account, expires_at)
            VALUES (?, ?, ?)
            """,
            token.digest,
            token.serviceAccount,
            token.expiresAt
        )
    }
}

extension SQLTransaction {
    func note(_ use: CredentialUse) throws {
        let isLater = "(last_used_at IS NULL OR last_used_at < ?)"
        switch use.credential {
        case .adminKey(let id, let project):
            try perform(
                """
                UPDATE admin_key SET last_used_at = ?
                WHERE project_id = ? AND admin_key_id = ? AND \(isLater)
                """,
                use.hour,
                project,
                id,
                use.hour
            )
        case .serviceAccount(let email):
            try perform(
                "UPDATE service_account SET last_used_at = ? WHERE email = ? AND \(isLater)",
                use.hour,
                email,
                use.hour
            )
        case .previousAPIKey(let key):
            try perform(
                """
                UPDATE relying_app SET previous_key_used_at = ?
                WHERE previous_api_key = ?
                    AND (previous_key_used_at IS NULL OR previous_key_used_at < ?)
                """,
                use.hour,
                key,
                use.hour
            )
        }
    }
}

extension AdminKey {
    fileprivate static let table = ProjectTable(
        "admin_key",
        key: "admin_key_id",
        order: "created_at, admin_key_id",
        item: Self.init(row:)
    )

    init(row: SQLRow) throws {
        self.init(
            id: try row["admin_key_id"],
            projectID: try row["project_id"],
            digest: try row["key_digest"],
            role: try row["role"],
            displayName: try row["display_name"],
            createdAt: try row["created_at"],
            expiresAt: try row["expires_at"],
            lastUsedAt: try row["last_used_at"]
        )
    }
}

extension ServiceAccount {
    fileprivate static let table = ProjectTable(
        "service_account",
        key: "email",
        order: "email",
        item: Self.init(row:)
    )

    init(row: SQLRow) throws {
        self.init(
            email: try row["email"],
            projectID: try row["project_id"],
            role: try row["role"],
            keyID: try row["key_id"],
            publicKey: try row["public_key"],
            createdAt: try row["created_at"],
            expiresAt: try row["expires_at"],
            lastUsedAt: try row["last_used_at"]
        )
    }
}
