import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let pendingSignInRow = RowStatement(into: "pending_sign_in")

    func insert(_ pending: PendingSignIn) throws {
        try performWrite(
            Self.pendingSignInRow,
            [
                "pending_sign_in_digest": pending.digest,
                "project_id": pending.projectID,
                "account_id": pending.accountID,
                "provider": pending.firstFactor.provider,
                "method": pending.firstFactor.method,
                "session_claims": pending.firstFactor.sessionClaims,
                "sign_in_attributes": pending.firstFactor.signInAttributes,
                "created_at": pending.createdAt,
                "expires_at": pending.expiresAt,
                "client": pending.client,
            ]
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
        try perform(
            "DELETE FROM pending_sign_in WHERE project_id = ? AND account_id = ?",
            project,
            account
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
