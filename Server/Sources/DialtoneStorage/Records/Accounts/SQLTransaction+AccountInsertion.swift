import DialtoneModel

extension SQLTransaction {
    func insert(_ account: Account, sharingEmail: Bool) throws -> Bool {
        let inserted = try insertRows(Self.accountInsertion, [try values(of: account)])
        guard !inserted.isEmpty else { return false }
        try claimFirstIdentifiers(of: account, sharingEmail: sharingEmail)
        return true
    }

    func insertAll(_ accounts: [Account]) throws -> Bool {
        let inserted: [AccountID] = try insertRows(
            Self.accountInsertion,
            try accounts.map(values(of:))
        )
        .map { try $0["account_id"] }
        if inserted.count == accounts.count, try claimAllIdentifiers(of: accounts) { return true }
        for account in accounts where inserted.contains(account.id) {
            _ = try deleteAccount(.byAdministrator(account.id, of: account.projectID))
        }
        return false
    }

    private static let accountInsertion = RowInsertion(
        into: """
            account (
                project_id, account_id, phone_number, email, email_verified, display_name,
                photo_url, disabled, custom_attributes, valid_since, created_at,
                last_sign_in_at, last_refresh_at, phone_proved_at, credentials, had_credential)
            """,
        columnCount: 16,
        returning: "account_id"
    )

    private func values(of account: Account) throws -> [any SQLConvertible] {
        [
            account.projectID,
            account.id,
            account.phoneNumber,
            account.email,
            account.isEmailVerified,
            account.displayName,
            account.photoURL,
            account.isDisabled,
            account.customAttributes,
            account.validSince,
            account.createdAt,
            account.lastSignInAt,
            account.lastRefreshAt,
            account.phoneProvedAt,
            try AccountCredentials(of: account).text,
            account.hasHadCredential,
        ]
    }
}
