import DialtoneBasics
import DialtoneModel
import PhoneNumbers

extension SQLTransaction {
    func account(_ id: AccountID, of project: ProjectID) throws -> Account? {
        try row(
            "SELECT * FROM account WHERE project_id = ? AND account_id = ?",
            project,
            id
        )
        .map(Account.init(row:))
    }

    func accountLater(phoneNumber: PhoneNumber, of project: ProjectID) throws -> Later<Account?> {
        try rowLater(
            "SELECT * FROM account WHERE project_id = ? AND phone_number = ?",
            project,
            phoneNumber
        )
        .map { try $0.map(Account.init(row:)) }
    }

    func accounts(
        of project: ProjectID,
        after last: AccountID?,
        limit: Int
    ) throws -> [Account] {
        try rows(
            """
            SELECT * FROM account WHERE project_id = ? AND account_id > ?
            ORDER BY account_id LIMIT ?
            """,
            project,
            last?.rawValue ?? "",
            max(0, limit)
        )
        .map(Account.init(row:))
    }

    func accountCount(of project: ProjectID) throws -> Int {
        try row("SELECT count(*) AS count FROM account WHERE project_id = ?", project)?["count"]
            ?? 0
    }

    func accountCount(of project: ProjectID, signedInSince moment: Timestamp) throws -> Int {
        try row(
            "SELECT count(*) AS count FROM account WHERE project_id = ? AND last_sign_in_at >= ?",
            project,
            moment
        )?["count"] ?? 0
    }
}

extension SQLTransaction {
    func holdAccount(_ id: AccountID, of project: ProjectID) throws -> Account? {
        // The update changes nothing; it makes PostgreSQL lock the row.
        try row(
            """
            UPDATE account SET email_verified = email_verified
            WHERE project_id = ? AND account_id = ? RETURNING *
            """,
            project,
            id
        )
        .map(Account.init(row:))
    }

    private static let accountUpdate = """
        UPDATE account SET \(Account.columns.assignments())
        WHERE project_id = ? AND account_id = ? AND NOT EXISTS (
            SELECT 1 FROM account AS other
            WHERE other.project_id = ? AND other.phone_number = ?
                AND other.account_id <> ?)
        """

    func save(_ change: PermittedChange, sharingEmail: Bool) throws {
        let account = change.account
        // An account keeps an address that it shares already, whatever else changes.
        let sharingEmail = try sharingEmail || keepsEmail(account)
        let count = try execute(
            Self.accountUpdate,
            values: try Account.columns.values(of: account) + [
                account.projectID, account.id,
                account.projectID, account.phoneNumber, account.id,
            ]
        )
        guard count == 1 else { throw AccountConflict.phoneNumber }
        try claimIdentifiers(of: account, sharingEmail: sharingEmail)
        try deletePasskeys(lackedBy: account)
    }

    /// Whether the account's address is the stored one.
    private func keepsEmail(_ account: Account) throws -> Bool {
        guard let email = account.email else { return false }
        return try row(
            "SELECT account_id FROM account WHERE project_id = ? AND account_id = ? AND email = ?",
            account.projectID,
            account.id,
            email
        ) != nil
    }

    func recordSignIn(
        _ id: AccountID,
        of project: ProjectID,
        at now: Timestamp,
        phoneProved: Bool
    ) throws -> Account? {
        try row(
            """
            UPDATE account
            SET last_sign_in_at = ?, last_refresh_at = ?,
                phone_proved_at = coalesce(?, phone_proved_at)
            WHERE project_id = ? AND account_id = ? AND (disabled IS NULL OR disabled = 0)
            RETURNING *
            """,
            now,
            now,
            phoneProved ? now : nil,
            project,
            id
        )
        .map(Account.init(row:))
    }

    func deleteAccount(_ deletion: PermittedDeletion) throws -> Bool {
        try execute(
            "DELETE FROM account WHERE project_id = ? AND account_id = ?",
            deletion.projectID,
            deletion.accountID
        ) == 1
    }

    func deleteAccounts(of project: ProjectID) throws -> Int {
        try execute("DELETE FROM account WHERE project_id = ?", project)
    }
}

extension Account {
    init(row: SQLRow) throws {
        self.init(
            id: try row["account_id"],
            projectID: try row["project_id"],
            createdAt: try row["created_at"]
        )
        phoneNumber = try row["phone_number"]
        email = try row["email"]
        isEmailVerified = try row["email_verified"]
        displayName = try row["display_name"]
        photoURL = try row["photo_url"]
        isDisabled = try row["disabled"]
        customAttributes = try row["custom_attributes"]
        validSince = try row["valid_since"]
        lastSignInAt = try row["last_sign_in_at"]
        lastRefreshAt = try row["last_refresh_at"]
        phoneProvedAt = try row["phone_proved_at"]
        let credentials: AccountCredentials? = try row["credentials"]
        try credentials?.apply(to: &self)
        let hadCredential: Bool = try row["had_credential"]
        if hadCredential { hasHadCredential = true }
    }
}
