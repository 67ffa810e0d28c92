import DialtoneBasics
import DialtoneModel
import PhoneNumbers

extension SQLTransaction {
    private static let verificationSessionRow = RowStatement(into: "verification_session")

    func verificationSession(_ id: VerificationSessionID) throws -> VerificationSession? {
        try row("SELECT * FROM verification_session WHERE verification_session_id = ?", id)
            .map(VerificationSession.init(row:))
    }

    func verificationSessions(_ ids: [VerificationSessionID]) throws -> [VerificationSession] {
        try rows(of: "verification_session", whose: "verification_session_id", isIn: ids)
            .map(VerificationSession.init(row:))
    }

    func latestVerificationSessionLater(
        for phoneNumber: PhoneNumber,
        of project: ProjectID,
        purpose: VerificationPurpose,
        ownOf installation: String?
    ) throws -> Later<VerificationSession?> {
        try rowLater(
            """
            SELECT * FROM verification_session
            WHERE project_id = ? AND phone_number = ? AND purpose = ?
                AND consumed_at IS NULL AND superseded_at IS NULL
                AND is_own = ? AND (is_own = 0 OR installation = ?)
            ORDER BY created_at DESC, verification_session_id LIMIT 1
            """,
            project,
            phoneNumber,
            purpose,
            installation != nil,
            installation ?? ""
        )
        .map { try $0.map(VerificationSession.init(row:)) }
    }
}

extension SQLTransaction {
    func insert(_ session: VerificationSession) throws {
        try performWrite(
            Self.verificationSessionRow,
            [
                "verification_session_id": session.id,
                "project_id": session.projectID,
                "purpose": session.purpose,
                "phone_number": session.phoneNumber,
                "code_digest": session.codeDigest,
                "tries_left": session.triesLeft,
                "created_at": session.createdAt,
                "expires_at": session.expiresAt,
                "resend_at": session.resendAt,
                "consumed_at": session.consumedAt,
                "superseded_at": session.supersededAt,
                "is_test": session.isTest,
                "is_guarded": session.isGuarded,
                "installation": session.installation,
                "is_own": session.isOwn,
                "is_confirmed": session.isConfirmed,
            ]
        )
    }

    func supersedeVerificationSessions(
        for phoneNumber: PhoneNumber,
        of project: ProjectID,
        purpose: VerificationPurpose,
        ownOf installation: String?,
        at now: Timestamp
    ) throws {
        try perform(
            """
            UPDATE verification_session SET superseded_at = ?
            WHERE project_id = ? AND phone_number = ? AND purpose = ?
                AND consumed_at IS NULL AND superseded_at IS NULL AND expires_at > ?
                AND is_own = ? AND (is_own = 0 OR installation = ?)
            """,
            now,
            project,
            phoneNumber,
            purpose,
            now,
            installation != nil,
            installation ?? ""
        )
    }

    func forgetInstallation(of id: VerificationSessionID) throws {
        try perform(
            "UPDATE verification_session SET installation = NULL WHERE verification_session_id = ?",
            id
        )
    }

    func spendTry(
        on id: VerificationSessionID,
        of project: ProjectID,
        at now: Timestamp
    ) throws -> VerificationSession? {
        try row(
            """
            UPDATE verification_session SET tries_left = tries_left - 1
            WHERE verification_session_id = ? AND project_id = ?
                AND consumed_at IS NULL AND superseded_at IS NULL
                AND expires_at > ? AND tries_left > 0
            RETURNING *
            """,
            id,
            project,
            now
        )
        .map(VerificationSession.init(row:))
    }

    func consumeVerificationSessionLater(
        _ id: VerificationSessionID,
        at now: Timestamp
    ) throws -> Later<Bool> {
        try executeLater(
            """
            UPDATE verification_session SET tries_left = tries_left - 1, consumed_at = ?
            WHERE verification_session_id = ? AND consumed_at IS NULL AND superseded_at IS NULL
                AND expires_at > ? AND tries_left > 0
            """,
            now,
            id,
            now
        )
        .map { $0 == 1 }
    }

    func supersedeVerificationSession(_ id: VerificationSessionID, at now: Timestamp) throws {
        try perform(
            """
            UPDATE verification_session SET superseded_at = ?
            WHERE verification_session_id = ?
                AND consumed_at IS NULL AND superseded_at IS NULL
            """,
            now,
            id
        )
    }
}

extension VerificationSession {
    init(row: SQLRow) throws {
        self.init(
            id: try row["verification_session_id"],
            projectID: try row["project_id"],
            purpose: try row["purpose"],
            phoneNumber: try row["phone_number"],
            codeDigest: try row["code_digest"],
            triesLeft: try row["tries_left"],
            createdAt: try row["created_at"],
            expiresAt: try row["expires_at"],
            resendAt: try row["resend_at"],
            consumedAt: try row["consumed_at"],
            supersededAt: try row["superseded_at"],
            isTest: try row["is_test"],
            isGuarded: try row["is_guarded"],
            installation: try row["installation"],
            isOwn: try row["is_own"],
            isConfirmed: try row["is_confirmed"]
        )
    }
}
