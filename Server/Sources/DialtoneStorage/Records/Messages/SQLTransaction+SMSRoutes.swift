import DialtoneBasics
import DialtoneModel
import PhoneNumbers

extension SQLTransaction {
    private static let smsGatewayRow = RowStatement(into: "sms_gateway", onConflict: .skip)

    func smsGateways() throws -> [SMSGatewayRecord] {
        try rows("SELECT * FROM sms_gateway ORDER BY created_at, name")
            .map(SMSGatewayRecord.init(row:))
    }

    func holdSMSGateways() throws -> [SMSGatewayRecord] {
        try rows("UPDATE sms_gateway SET kind = kind RETURNING *").map(SMSGatewayRecord.init(row:))
    }

    private func smsGateway(_ name: String) throws -> SMSGatewayRecord? {
        try row("SELECT * FROM sms_gateway WHERE name = ?", name).map(SMSGatewayRecord.init(row:))
    }

    func insert(_ gateway: SMSGatewayRecord) throws -> Bool {
        let isDone =
            try writeRow(
                Self.smsGatewayRow,
                [
                    "name": gateway.name,
                    "kind": gateway.kind,
                    "settings": try JSONColumn.text(of: gateway.settings),
                    "sealed_secrets": gateway.sealedSecrets,
                    "created_at": gateway.createdAt,
                    "updated_at": gateway.updatedAt,
                ]
            ) == 1
        if isDone { try AuditNotes.noteSaved(gateway) { nil } }
        return isDone
    }

    func update(_ gateway: SMSGatewayRecord) throws -> Bool {
        try AuditNotes.noteSaved(gateway) { try smsGateway(gateway.name) }
        return try execute(
            """
            UPDATE sms_gateway SET kind = ?, settings = ?, sealed_secrets = ?, updated_at = ?
            WHERE name = ?
            """,
            gateway.kind,
            try JSONColumn.text(of: gateway.settings),
            gateway.sealedSecrets,
            gateway.updatedAt,
            gateway.name
        ) == 1
    }

    func deleteSMSGateway(_ name: String) throws -> Bool {
        try AuditNotes.noteDeleted { try smsGateway(name) }
        return try execute("DELETE FROM sms_gateway WHERE name = ?", name) == 1
    }

    func smsRoutes() throws -> [SMSRoute] {
        try rows("SELECT * FROM sms_route ORDER BY sms_route_id").map(SMSRoute.init(row:))
    }

    private func smsRoute(_ id: String) throws -> SMSRoute? {
        try row("SELECT * FROM sms_route WHERE sms_route_id = ?", id).map(SMSRoute.init(row:))
    }

    func save(_ route: SMSRoute) throws {
        try AuditNotes.noteSaved(route) {
            try smsRoute(Self.id(of: route.scope, of: route.projectID))
        }
        try perform(
            """
            INSERT INTO sms_route (sms_route_id, project_id, scope, mode, steps, updated_at)
            VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (sms_route_id) DO UPDATE SET
                mode = excluded.mode, steps = excluded.steps, updated_at = excluded.updated_at
            """,
            Self.id(of: route.scope, of: route.projectID),
            route.projectID,
            route.scope,
            route.mode,
            try JSONColumn.text(of: route.steps),
            route.updatedAt
        )
    }

    func deleteSMSRoute(_ scope: NumberScope, of project: ProjectID?) throws -> Bool {
        try AuditNotes.noteDeleted { try smsRoute(Self.id(of: scope, of: project)) }
        return try execute(
            "DELETE FROM sms_route WHERE sms_route_id = ?",
            Self.id(of: scope, of: project)
        ) == 1
    }

    private static func id(of scope: NumberScope, of project: ProjectID?) -> String {
        "\(project?.rawValue ?? "*")/\(scope.rawValue)"
    }
}

extension SMSGatewayRecord {
    fileprivate init(row: SQLRow) throws {
        self.init(
            name: try row["name"],
            kind: try row["kind"],
            settings: try row.json("settings"),
            sealedSecrets: try row["sealed_secrets"],
            createdAt: try row["created_at"],
            updatedAt: try row["updated_at"]
        )
    }
}

extension SMSRoute {
    fileprivate init(row: SQLRow) throws {
        self.init(
            projectID: try row["project_id"],
            scope: try row["scope"],
            steps: try row.json("steps"),
            mode: try row["mode"],
            updatedAt: try row["updated_at"]
        )
    }
}
