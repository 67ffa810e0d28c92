import DialtoneCore

extension SQLTransaction {
    func insert(_ pending: PendingSignIn) throws {
        try execute(
            """
            INSERT INTO pending_sign_in (
                pending_sign_in_digest, project_id, account_id, provider, method,
                session_claims, sign_in_attributes, created_at, expires_at, client)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            pending.digest,
            pending.projectID,
            pending.accountID,
            pending.firstFactor.provider,
            pending.firstFactor.method,
            pending.firstFactor.sessionClaims,
            pending.firstFactor.signInAttributes,
            pending.createdAt,
            pending.expiresAt,
            pending.client
        )
    }

    func pendingSignIn(_ digest: TokenDigest) throws -> PendingSignIn? {
        try row("SELECT * FROM pending_sign_in WHERE pending_sign_in_digest = ?", digest)
            .map(PendingSignIn.init(row:))
    }

    func consumePendingSignIn(_ digest: TokenDigest) throws -> Bool {
        try execute("DELETE FROM pending_sign_in WHERE pending_sign_in_digest = ?", digest) == 1
    }

    func deletePendingSignIns(of account: AccountID, in project: ProjectID) throws {
        try execute(
            "DELETE FROM pending_sign_in WHERE project_id = ? AND account_id = ?",
            project,
            account
        )
    }

    func deletePendingSignIns(expiredBefore moment: Timestamp, limit: Int) throws -> Int {
        try deleteAtMost(
            limit,
            from: "pending_sign_in",
            by: "pending_sign_in_digest",
            where: "expires_at < ?",
            moment
        )
    }
}

extension PendingSignIn {
    init(row: SQLRow) throws {
        var factor = FirstFactor(provider: try row["provider"], method: try row["method"])
        factor.sessionClaims = try row["session_claims"]
        factor.signInAttributes = try row["sign_in_attributes"]
        self.init(
            digest: try row["pending_sign_in_digest"],
            projectID: try row["project_id"],
            accountID: try row["account_id"],
            firstFactor: factor,
            createdAt: try row["created_at"],
            expiresAt: try row["expires_at"],
            client: try row["client"]
        )
    }
}
