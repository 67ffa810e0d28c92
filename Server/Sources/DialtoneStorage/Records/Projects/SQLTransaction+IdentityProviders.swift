import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let identityProviderRow = RowStatement(
        into: "identity_provider",
        onConflict: .skip
    )

    func identityProvider(
        _ id: SignInProvider,
        of project: ProjectID
    ) throws -> IdentityProvider? {
        try item(id, of: project, in: IdentityProvider.table)
    }

    func identityProviders(of project: ProjectID) throws -> [IdentityProvider] {
        try items(of: project, in: IdentityProvider.table)
    }

    func insert(_ provider: IdentityProvider) throws -> Bool {
        let isDone =
            try writeRow(
                Self.identityProviderRow,
                [
                    "project_id": provider.projectID,
                    "provider_id": provider.id,
                    "settings": try JSONColumn.text(of: provider.settings),
                    "sealed_client_secret": provider.sealedClientSecret,
                    "created_at": provider.createdAt,
                ]
            ) == 1
        if isDone { try AuditNotes.noteSaved(provider) { nil } }
        return isDone
    }

    func update(_ provider: IdentityProvider) throws -> Bool {
        try AuditNotes.noteSaved(provider) {
            try identityProvider(provider.id, of: provider.projectID)
        }
        return try execute(
            """
            UPDATE identity_provider SET settings = ?, sealed_client_secret = ?
            WHERE project_id = ? AND provider_id = ?
            """,
            try JSONColumn.text(of: provider.settings),
            provider.sealedClientSecret,
            provider.projectID,
            provider.id
        ) == 1
    }

    func deleteIdentityProvider(_ id: SignInProvider, of project: ProjectID) throws -> Bool {
        try AuditNotes.noteDeleted { try identityProvider(id, of: project) }
        return try delete(id, of: project, from: IdentityProvider.table)
    }
}

extension IdentityProvider {
    fileprivate static let table = ProjectTable(
        "identity_provider",
        key: "provider_id",
        order: "provider_id",
        item: Self.init(row:)
    )

    init(row: SQLRow) throws {
        self.init(
            projectID: try row["project_id"],
            id: try row["provider_id"],
            settings: try row.json("settings"),
            sealedClientSecret: try row["sealed_client_secret"],
            createdAt: try row["created_at"]
        )
    }
}
