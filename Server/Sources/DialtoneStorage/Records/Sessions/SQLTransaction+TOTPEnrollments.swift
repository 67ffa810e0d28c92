import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let totpEnrollmentRow = RowStatement(into: "totp_enrollment")

    func insert(_ session: TOTPEnrollmentSession) throws {
        try performWrite(
            Self.totpEnrollmentRow,
            [
                "totp_enrollment_digest": session.digest,
                "project_id": session.projectID,
                "account_id": session.accountID,
                "second_factor_id": session.factorID,
                "sealed_secret": session.sealedSecret,
                "tries_left": session.triesLeft,
                "created_at": session.createdAt,
                "expires_at": session.expiresAt,
                "completed_at": session.completedAt,
            ]
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
