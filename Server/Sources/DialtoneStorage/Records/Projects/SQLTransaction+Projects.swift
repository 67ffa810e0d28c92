import DialtoneBasics
import DialtoneModel
import Foundation

extension SQLTransaction {
    private static let projectRow = RowStatement(into: "project", onConflict: .skip)

    /// The tables whose rows do not disappear with their project by themselves.
    ///
    /// A foreign key would make each new row lock the project's.
    private static let tablesWithoutProjectKey = [
        "verification_session", "message", "phone_ledger",
    ]

    func project(_ id: ProjectID) throws -> Project? {
        try row("SELECT * FROM project WHERE project_id = ?", id).map(Project.init(row:))
    }

    func projects() throws -> [Project] {
        try rows("SELECT * FROM project ORDER BY project_id").map(Project.init(row:))
            .filter { $0.id.tenantID == nil }
    }

    func onlyProject() throws -> ProjectID? {
        // The first ID is not a tenant's, because a tenant's ID begins with that of its project.
        let first = try row("SELECT project_id FROM project ORDER BY project_id LIMIT 1")
        guard let id: ProjectID = try first?["project_id"] else { return nil }
        let other = try row(
            """
            SELECT project_id FROM project WHERE project_id > ? AND project_id < ?
            UNION ALL
            SELECT project_id FROM project WHERE project_id >= ? LIMIT 1
            """,
            id,
            id.tenantsBegin,
            id.tenantsEnd
        )
        return other == nil ? id : nil
    }

    func tenants(of project: ProjectID) throws -> [Project] {
        try rows(
            "SELECT * FROM project WHERE project_id > ? AND project_id < ? ORDER BY project_id",
            project.tenantsBegin,
            project.tenantsEnd
        )
        .map(Project.init(row:))
    }

    func insert(_ project: Project) throws -> Bool {
        let isNew =
            try writeRow(
                Self.projectRow,
                [
                    "project_id": project.id,
                    "project_number": project.number,
                    "display_name": project.displayName,
                    "settings": try JSONColumn.text(of: project.settings),
                    "created_at": project.createdAt,
                ]
            ) == 1
        if isNew { try AuditNotes.noteSaved(project) { nil } }
        return isNew
    }

    func holdProject(_ id: ProjectID) throws -> Project? {
        try row(
            "UPDATE project SET display_name = display_name WHERE project_id = ? RETURNING *",
            id
        )
        .map(Project.init(row:))
    }

    func update(_ project: Project) throws -> Bool {
        try AuditNotes.noteSaved(project) { try self.project(project.id) }
        return try execute(
            "UPDATE project SET display_name = ?, settings = ? WHERE project_id = ?",
            project.displayName,
            try JSONColumn.text(of: project.settings),
            project.id
        ) == 1
    }

    func deleteProject(_ id: ProjectID) throws -> Bool {
        try AuditNotes.noteDeleted { try project(id) }
        // The console shows no log of a project that no longer exists.
        if id.tenantID == nil {
            AuditNotes.note(AuditTarget(.project, id: id.rawValue), of: nil)
        }
        try perform(
            "DELETE FROM project WHERE project_id > ? AND project_id < ?",
            id.tenantsBegin,
            id.tenantsEnd
        )
        for table in Self.tablesWithoutProjectKey {
            try perform(
                "DELETE FROM \(table) WHERE project_id = ? OR project_id > ? AND project_id < ?",
                id,
                id.tenantsBegin,
                id.tenantsEnd
            )
        }
        try deleteOperatorRoles(in: id)
        // Installed copies keep sending the keys: no other project must get their requests.
        for app in try relyingApps(of: id) {
            try remember(removedKeys: app.apiKeys, of: id)
        }
        return try execute("DELETE FROM project WHERE project_id = ?", id) == 1
    }
}

extension ProjectID {
    /// The lower bound of the IDs of this project's tenants.
    fileprivate var tenantsBegin: String { rawValue + "/" }

    /// The upper bound of these IDs: "0" is the character after "/".
    fileprivate var tenantsEnd: String { rawValue + "0" }
}

extension Project {
    init(row: SQLRow) throws {
        self.init(
            id: try row["project_id"],
            number: try row["project_number"],
            displayName: try row["display_name"],
            settings: try row.json("settings"),
            createdAt: try row["created_at"]
        )
    }
}
