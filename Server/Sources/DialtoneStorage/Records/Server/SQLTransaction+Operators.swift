import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let operatorRow = RowStatement(into: "operator", onConflict: .skip)
    private static let invitationRow = RowStatement(
        into: "operator_invitation",
        onConflict: .skip
    )
    private static let sessionRow = RowStatement(into: "operator_session")

    func operatorAccount(_ id: OperatorID) throws -> Operator? {
        try row("SELECT * FROM operator WHERE operator_id = ?", id).map(Operator.init(row:))
    }

    func operatorAccount(named name: OperatorName) throws -> Operator? {
        try row("SELECT * FROM operator WHERE operator_name = ?", name).map(Operator.init(row:))
    }

    func operatorAccounts() throws -> [Operator] {
        try rows("SELECT * FROM operator ORDER BY operator_name").map(Operator.init(row:))
    }

    func insert(_ person: Operator) throws -> Bool {
        let isNew =
            try writeRow(
                Self.operatorRow,
                [
                    "operator_id": person.id,
                    "operator_name": person.name,
                    "roles": try JSONColumn.text(of: StoredRoles(person.roles)),
                    "password_hash": person.passwordHash?.rawValue,
                    "sealed_secret": person.sealedSecret,
                    "last_used_step": person.lastUsedStep,
                    "is_disabled": person.isDisabled,
                    "failures_elsewhere": person.failures.elsewhere,
                    "failures_at_known_places": person.failures.atKnownPlaces,
                    "created_at": person.createdAt,
                ]
            ) == 1
        if isNew { try AuditNotes.noteSaved(person) { nil } }
        return isNew
    }

    func holdOperator(_ id: OperatorID) throws -> Operator? {
        // The update changes nothing; it makes PostgreSQL lock the row.
        try row("UPDATE operator SET roles = roles WHERE operator_id = ? RETURNING *", id)
            .map(Operator.init(row:))
    }

    func holdOperators() throws -> [Operator] {
        try rows("UPDATE operator SET roles = roles RETURNING *").map(Operator.init(row:))
            .sorted { $0.name.rawValue < $1.name.rawValue }
    }

    func save(_ person: Operator) throws {
        try AuditNotes.noteSaved(person) { try operatorAccount(person.id) }
        try perform(
            """
            UPDATE operator SET roles = ?, password_hash = ?, sealed_secret = ?,
                last_used_step = ?, is_disabled = ?, failures_elsewhere = ?,
                failures_at_known_places = ?
            WHERE operator_id = ?
            """,
            try JSONColumn.text(of: StoredRoles(person.roles)),
            person.passwordHash?.rawValue,
            person.sealedSecret,
            person.lastUsedStep,
            person.isDisabled,
            person.failures.elsewhere,
            person.failures.atKnownPlaces,
            person.id
        )
    }

    /// Deletes the roles in a project, so that they do not return with another of its name.
    func deleteOperatorRoles(in project: ProjectID) throws {
        for var person in try holdOperators() where person.roles.projects[project] != nil {
            person.roles.projects[project] = nil
            try save(person)
        }
        for invitation in try operatorInvitations()
        where invitation.roles.projects[project] != nil {
            _ = try deleteOperatorInvitation(digest: invitation.digest)
        }
    }

    func deleteOperator(_ id: OperatorID) throws -> Bool {
        try AuditNotes.noteDeleted { try operatorAccount(id) }
        return try execute("DELETE FROM operator WHERE operator_id = ?", id) == 1
    }
}

extension SQLTransaction {
    func operatorInvitation(digest: TokenDigest) throws -> OperatorInvitation? {
        try row("SELECT * FROM operator_invitation WHERE token_digest = ?", digest)
            .map(OperatorInvitation.init(row:))
    }

    func operatorInvitations() throws -> [OperatorInvitation] {
        try rows("SELECT * FROM operator_invitation ORDER BY operator_name")
            .map(OperatorInvitation.init(row:))
    }

    func replaceInvitation(with invitation: OperatorInvitation) throws {
        try deleteOperatorInvitations(of: invitation.name)
        let isNew =
            try writeRow(
                Self.invitationRow,
                [
                    "token_digest": invitation.digest,
                    "operator_name": invitation.name,
                    "roles": try JSONColumn.text(of: StoredRoles(invitation.roles)),
                    "created_at": invitation.createdAt,
                    "expires_at": invitation.expiresAt,
                ]
            ) == 1
        // The deletion cannot see what another transaction of the same time inserts.
        guard isNew else { throw Refusal.changedMeanwhile }
        try AuditNotes.noteSaved(invitation) { nil }
    }

    @discardableResult
    func deleteOperatorInvitations(of name: OperatorName) throws -> Int {
        try execute("DELETE FROM operator_invitation WHERE operator_name = ?", name)
    }

    func deleteOperatorInvitation(digest: TokenDigest) throws -> Bool {
        try execute("DELETE FROM operator_invitation WHERE token_digest = ?", digest) == 1
    }
}

extension SQLTransaction {
    func operatorSession(
        digest: TokenDigest
    ) throws -> (session: OperatorSession, of: Operator)? {
        try row(
            "SELECT * FROM operator_session JOIN operator USING (operator_id) WHERE token_digest = ?",
            digest
        )
        .map { (try OperatorSession(row: $0), try Operator(row: $0)) }
    }

    func operatorSessions(of id: OperatorID) throws -> [OperatorSession] {
        try rows(
            "SELECT * FROM operator_session WHERE operator_id = ? ORDER BY session_created_at DESC",
            id
        )
        .map(OperatorSession.init(row:))
    }

    func insert(_ session: OperatorSession) throws {
        try performWrite(
            Self.sessionRow,
            [
                "operator_session_id": session.id,
                "token_digest": session.digest,
                "operator_id": session.operatorID,
                "session_created_at": session.createdAt,
                "last_used_at": session.lastUsedAt,
                "confirmed_at": session.confirmedAt,
                "expires_at": session.expiresAt,
                "address": session.address,
                "client": session.client,
            ]
        )
    }

    func noteUse(ofOperatorSession id: String, at now: Timestamp) throws {
        try perform(
            "UPDATE operator_session SET last_used_at = ? WHERE operator_session_id = ?",
            now,
            id
        )
    }

    func confirm(operatorSession id: String, at now: Timestamp) throws {
        try perform(
            "UPDATE operator_session SET confirmed_at = ? WHERE operator_session_id = ?",
            now,
            id
        )
    }

    func deleteOperatorSession(_ id: String, of person: OperatorID) throws -> Bool {
        try execute(
            "DELETE FROM operator_session WHERE operator_session_id = ? AND operator_id = ?",
            id,
            person
        ) == 1
    }

    func deleteOperatorSessions(of id: OperatorID) throws -> Int {
        try execute("DELETE FROM operator_session WHERE operator_id = ?", id)
    }
}

extension SQLTransaction {
    func holdOperatorAttempts(of name: OperatorName) throws -> AttemptLedger {
        // The update changes nothing; it makes PostgreSQL lock an existing row.
        let row = try row(
            """
            INSERT INTO operator_attempt (operator_name, moments, last_noted_at)
            VALUES (?, '', 0)
            ON CONFLICT (operator_name) DO UPDATE SET operator_name = excluded.operator_name
            RETURNING *
            """,
            name
        )
        guard let row else { throw StorageError.corrupt }
        return try AttemptLedger(ofOperator: row)
    }

    func saveOperatorAttempts(_ ledger: AttemptLedger) throws {
        try perform(
            """
            UPDATE operator_attempt SET moments = ?, origins = ?, last_noted_at = ?
            WHERE operator_name = ?
            """,
            ledger.momentsColumn,
            ledger.originsColumn,
            ledger.lastNotedAt,
            ledger.subject
        )
    }
}

extension Operator {
    fileprivate init(row: SQLRow) throws {
        let hash: String? = try row["password_hash"]
        self.init(
            id: try row["operator_id"],
            name: try row["operator_name"],
            roles: try row.operatorRoles,
            passwordHash: hash.map(PasswordHash.init(rawValue:)),
            sealedSecret: try row["sealed_secret"],
            lastUsedStep: try row["last_used_step"],
            isDisabled: try row["is_disabled"],
            createdAt: try row["created_at"]
        )
        failures = OperatorFailures(
            elsewhere: try row["failures_elsewhere"],
            atKnownPlaces: try row["failures_at_known_places"]
        )
    }
}

extension OperatorInvitation {
    fileprivate init(row: SQLRow) throws {
        self.init(
            digest: try row["token_digest"],
            name: try row["operator_name"],
            roles: try row.operatorRoles,
            createdAt: try row["created_at"],
            expiresAt: try row["expires_at"]
        )
    }
}

extension OperatorSession {
    fileprivate init(row: SQLRow) throws {
        self.init(
            id: try row["operator_session_id"],
            digest: try row["token_digest"],
            operatorID: try row["operator_id"],
            createdAt: try row["session_created_at"],
            lastUsedAt: try row["last_used_at"],
            confirmedAt: try row["confirmed_at"],
            expiresAt: try row["expires_at"],
            address: try row["address"],
            client: try row["client"]
        )
    }
}

/// The roles, as the database stores them.
private struct StoredRoles: Codable {
    let server: AdminRole?
    let projects: [String: AdminRole]

    init(_ roles: OperatorRoles) {
        server = roles.server
        projects = Dictionary(
            uniqueKeysWithValues: roles.projects.map { ($0.key.rawValue, $0.value) }
        )
    }
}

extension SQLRow {
    fileprivate var operatorRoles: OperatorRoles {
        get throws {
            let stored: StoredRoles = try json("roles")
            return OperatorRoles(
                server: stored.server,
                projects: Dictionary(
                    uniqueKeysWithValues: stored.projects.map {
                        (ProjectID(rawValue: $0.key), $0.value)
                    }
                )
            )
        }
    }
}
