import DialtoneModel

extension SQLTransaction {
    func insert(_ account: Account, sharingEmail: Bool) throws -> Bool {
        let inserted = try insertRows(Self.accountInsertion, [try values(of: account)])
        guard !inserted.isEmpty else { return false }
        try claimFirstIdentifiers(of: account, sharingEmail: sharingEmail)
        return true
    }

    func insertUnclaimed(_ account: Account) throws {
        try perform(Self.accountInsertion.unconditional, values: try values(of: account))
        try claimFirstIdentifiers(of: account, sharingEmail: false)
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
        into: "account",
        columns: ["project_id", "account_id"] + Account.columns.names(),
        returning: "account_id"
    )

    private func values(of account: Account) throws -> [any SQLConvertible] {
        try [account.projectID, account.id] + Account.columns.values(of: account)
    }
}

extension Account {
    /// The columns beside the key.
    static let columns: [SQLColumn<Account>] = [
        SQLColumn("phone_number") { $0.phoneNumber },
        SQLColumn("email") { $0.email },
        SQLColumn("email_verified") { $0.isEmailVerified },
        SQLColumn("display_name") { $0.displayName },
        SQLColumn("name_key") { $0.displayName.flatMap(NameKey.init)?.text },
        SQLColumn("photo_url") { $0.photoURL },
        SQLColumn("disabled") { $0.isDisabled },
        SQLColumn("custom_attributes") { $0.customAttributes },
        SQLColumn("valid_since") { $0.validSince },
        SQLColumn("created_at") { $0.createdAt },
        SQLColumn("last_sign_in_at") { $0.lastSignInAt },
        SQLColumn("last_refresh_at") { $0.lastRefreshAt },
        SQLColumn("phone_proved_at") { $0.phoneProvedAt },
        SQLColumn("credentials") { AccountCredentials(of: $0).ifAny },
        SQLColumn(
            "had_credential",
            assigned: "CASE WHEN had_credential = 1 THEN had_credential ELSE ? END"
        ) { $0.hasHadCredential },
    ]
}
