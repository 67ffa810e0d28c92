extension Migration {
    /// Whether an account ever had a way to sign in, and the former ways to sign in that a code
    /// restores.
    static let changesToAccounts = Migration(
        "0022-changes-to-accounts",
        [accountHadCredential, accountsWithoutCredentials, actionCodeFormerSignIn]
    )

    /// Most accounts have a credential, so that is what a row has that nothing is written to.
    ///
    /// PostgreSQL then has the default for new rows; no statement of this program relies on it.
    private static let accountHadCredential = Statement.differing(
        sqlite: """
            ALTER TABLE account ADD COLUMN had_credential INTEGER NOT NULL DEFAULT 1
                CHECK (had_credential IN (0, 1))
            """,
        postgres: """
            ALTER TABLE account
                ADD COLUMN had_credential bigint NOT NULL DEFAULT 1
                    CHECK (had_credential IN (0, 1)),
                ALTER COLUMN had_credential SET DEFAULT 0
            """
    )

    /// An account that removed everything can be recognized by revoked tokens, or by a session that
    /// did not begin anonymously.
    private static let accountsWithoutCredentials = Statement.shared(
        """
        UPDATE account SET had_credential = 0
        WHERE phone_number IS NULL AND email IS NULL AND credentials IS NULL
            AND valid_since IS NULL
            AND NOT EXISTS (
                SELECT 1 FROM session
                WHERE session.project_id = account.project_id
                    AND session.account_id = account.account_id
                    AND session.sign_in_provider <> 'anonymous')
        """
    )

    private static let actionCodeFormerSignIn = Statement.shared(
        "ALTER TABLE action_code ADD COLUMN former_sign_in text"
    )
}
