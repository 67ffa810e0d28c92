import DialtoneCore

extension SQLTransaction {
    func insert(_ session: TOTPEnrollmentSession) throws {
        try execute(
            """
            INSERT INTO totp_enrollment (
                totp_enrollment_digest, project_id, account_id, second_factor_id,
                sealed_secret, tries_left, created_at, expires_at, completed_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            session.digest,
            session.projectID,
            session.accountID,
            session.factorID,
            session.sealedSecret,
            session.triesLeft,
            session.createdAt,
            session.expiresAt,
            session.completedAt
        )
    }

    func totpEnrollment(_ digest: TokenDigest) throws -> TOTPEnrollmentSession? {
        try row("SELECT * FROM totp_enrollment WHERE totp_enrollment_digest = ?", digest)
            .map(TOTPEnrollmentSession.init(row:))
    }

    func spendTOTPEnrollmentTry(_ digest: TokenDigest, at now: Timestamp) throws -> Int? {
        try row(
            """
            UPDATE totp_enrollment SET tries_left = tries_left - 1
            WHERE totp_enrollment_digest = ? AND completed_at IS NULL
                AND expires_at > ? AND tries_left > 0
            RETURNING tries_left
            """,
            digest,
            now
        )
        .map { try $0["tries_left"] }
    }

    func completeTOTPEnrollment(_ digest: TokenDigest, at now: Timestamp) throws -> Bool {
        try execute(
            """
            UPDATE totp_enrollment SET completed_at = ?
            WHERE totp_enrollment_digest = ? AND completed_at IS NULL
                AND expires_at > ? AND tries_left > 0
            """,
            now,
            digest,
            now
        ) == 1
    }

    func deleteTOTPEnrollments(expiredBefore moment: Timestamp, limit: Int) throws -> Int {
        try deleteAtMost(
            limit,
            from: "totp_enrollment",
            by: "totp_enrollment_digest",
            where: "expires_at < ?",
            moment
        )
    }
}

extension TOTPEnrollmentSession {
    init(row: SQLRow) throws {
        self.init(
            digest: try row["totp_enrollment_digest"],
            projectID: try row["project_id"],
            accountID: try row["account_id"],
            factorID: try row["second_factor_id"],
            sealedSecret: try row["sealed_secret"],
            triesLeft: try row["tries_left"],
            createdAt: try row["created_at"],
            expiresAt: try row["expires_at"],
            completedAt: try row["completed_at"]
        )
    }
}
