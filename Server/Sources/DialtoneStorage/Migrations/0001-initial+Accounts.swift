extension Migration {
    /// Accounts and their sign-in methods.
    static let accountTables = [
        account,
        accountAnonymous,
        accountByCreation,
        accountBySignIn,
        accountByName,
        accountDisabled,
        accountWithApp,
        accountKey,
        accountByNumber,
        accountIdentifier,
        accountIdentifierByAccount,
        passkey,
        passkeyByAccount,
        pendingSignIn,
        pendingSignInByAccount,
        pendingSignInByExpiry,
        totpEnrollment,
        totpEnrollmentByExpiry,
        secondFactorLedger,
        numberClaim,
        signUpCount,
    ]

    /// The accounts.
    ///
    /// `credentials` is null for accounts with only a phone number, which are most. So the row that
    /// is read for every sign-in remains short.
    ///
    /// PostgreSQL gets the indexes that find one account last. Before it has statistics of a new
    /// table, it takes all indexes that begin with the project for equally good, and uses the last.
    private static let account = Statement.differing(
        sqlite: """
            CREATE TABLE account (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                account_id TEXT NOT NULL,
                phone_number TEXT,
                email TEXT,
                email_verified INTEGER NOT NULL CHECK (email_verified IN (0, 1)),
                display_name TEXT,
                name_key TEXT,
                photo_url TEXT,
                disabled INTEGER CHECK (disabled IN (0, 1)),
                custom_attributes TEXT,
                valid_since INTEGER,
                created_at INTEGER NOT NULL,
                last_sign_in_at INTEGER,
                last_refresh_at INTEGER,
                phone_proved_at INTEGER,
                credentials TEXT,
                had_credential INTEGER NOT NULL CHECK (had_credential IN (0, 1)),
                PRIMARY KEY (project_id, account_id)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE account (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                account_id text COLLATE "C" NOT NULL,
                phone_number text COLLATE "C",
                email text,
                email_verified bigint NOT NULL CHECK (email_verified IN (0, 1)),
                display_name text,
                name_key text COLLATE "C",
                photo_url text,
                disabled bigint CHECK (disabled IN (0, 1)),
                custom_attributes text,
                valid_since bigint,
                created_at bigint NOT NULL,
                last_sign_in_at bigint,
                last_refresh_at bigint,
                phone_proved_at bigint,
                credentials text,
                had_credential bigint NOT NULL CHECK (had_credential IN (0, 1))
            )
            """
    )

    private static let accountAnonymous = Statement.shared(
        """
        CREATE INDEX account_anonymous ON account (project_id, created_at)
        WHERE phone_number IS NULL AND email IS NULL AND credentials IS NULL
        """
    )

    /// The orders of an administrator's list: each page is a range of one index.
    private static let accountByCreation = Statement.shared(
        "CREATE INDEX account_by_creation ON account (project_id, created_at, account_id)"
    )

    private static let accountBySignIn = Statement.shared(
        "CREATE INDEX account_by_sign_in ON account (project_id, last_sign_in_at, account_id)"
    )

    /// Most accounts have only a phone number, and so no entry.
    private static let accountByName = Statement.shared(
        """
        CREATE INDEX account_by_name ON account (project_id, name_key, account_id)
        WHERE name_key IS NOT NULL
        """
    )

    private static let accountDisabled = Statement.shared(
        """
        CREATE INDEX account_disabled ON account (project_id, created_at, account_id)
        WHERE disabled = 1
        """
    )

    /// The accounts with an authenticator app, whose secrets a new master key encrypts again.
    private static let accountWithApp = Statement.differing(
        sqlite: """
            CREATE INDEX account_with_app ON account (project_id, account_id)
            WHERE instr(credentials, '"sealedSecret":') > 0
            """,
        postgres: """
            CREATE INDEX account_with_app ON account (project_id, account_id)
            WHERE strpos(credentials, '"sealedSecret":') > 0
            """
    )

    private static let accountKey = Statement.only(
        .postgres,
        "ALTER TABLE account ADD PRIMARY KEY (project_id, account_id)"
    )

    /// Its condition keeps PostgreSQL from using it to find an account by its ID.
    private static let accountByNumber = Statement.shared(
        """
        CREATE UNIQUE INDEX account_by_number ON account (project_id, phone_number)
        WHERE phone_number IS NOT NULL
        """
    )

    /// The identifiers, besides the phone number, that only one account of a project can have.
    private static let accountIdentifier = Statement.differing(
        sqlite: """
            CREATE TABLE account_identifier (
                project_id TEXT NOT NULL,
                kind TEXT NOT NULL,
                value TEXT NOT NULL,
                account_id TEXT NOT NULL,
                PRIMARY KEY (project_id, kind, value),
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE account_identifier (
                project_id text COLLATE "C" NOT NULL,
                kind text COLLATE "C" NOT NULL,
                value text COLLATE "C" NOT NULL,
                account_id text COLLATE "C" NOT NULL,
                PRIMARY KEY (project_id, kind, value),
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            )
            """
    )

    /// It begins with the account, so that PostgreSQL does not use it to find an identifier.
    private static let accountIdentifierByAccount = Statement.shared(
        "CREATE INDEX account_identifier_by_account ON account_identifier (account_id, project_id)"
    )

    /// The keys of the passkeys; the IDs are in the credentials of their accounts as well.
    private static let passkey = Statement.differing(
        sqlite: """
            CREATE TABLE passkey (
                project_id TEXT NOT NULL,
                credential_id BLOB NOT NULL,
                account_id TEXT NOT NULL,
                user_handle BLOB NOT NULL,
                rp_id TEXT NOT NULL,
                public_key BLOB NOT NULL,
                algorithm INTEGER NOT NULL,
                aaguid BLOB,
                transports TEXT NOT NULL,
                backup_eligible INTEGER NOT NULL CHECK (backup_eligible IN (0, 1)),
                backed_up INTEGER NOT NULL CHECK (backed_up IN (0, 1)),
                counter INTEGER NOT NULL CHECK (counter >= 0),
                name TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                last_used_at INTEGER,
                PRIMARY KEY (project_id, credential_id),
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE passkey (
                project_id text COLLATE "C" NOT NULL,
                credential_id bytea NOT NULL,
                account_id text COLLATE "C" NOT NULL,
                user_handle bytea NOT NULL,
                rp_id text NOT NULL,
                public_key bytea NOT NULL,
                algorithm bigint NOT NULL,
                aaguid bytea,
                transports text NOT NULL,
                backup_eligible bigint NOT NULL CHECK (backup_eligible IN (0, 1)),
                backed_up bigint NOT NULL CHECK (backed_up IN (0, 1)),
                counter bigint NOT NULL CHECK (counter >= 0),
                name text NOT NULL,
                created_at bigint NOT NULL,
                last_used_at bigint,
                PRIMARY KEY (project_id, credential_id),
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            )
            """
    )

    /// It begins with the account, so that PostgreSQL does not use it to find a passkey.
    private static let passkeyByAccount = Statement.shared(
        "CREATE INDEX passkey_by_account ON passkey (account_id, project_id)"
    )

    private static let pendingSignIn = Statement.differing(
        sqlite: """
            CREATE TABLE pending_sign_in (
                pending_sign_in_digest BLOB PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL,
                account_id TEXT NOT NULL,
                provider TEXT NOT NULL,
                method TEXT NOT NULL,
                session_claims TEXT,
                sign_in_attributes TEXT,
                created_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                client TEXT,
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE pending_sign_in (
                pending_sign_in_digest bytea PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL,
                account_id text COLLATE "C" NOT NULL,
                provider text NOT NULL,
                method text NOT NULL,
                session_claims text,
                sign_in_attributes text,
                created_at bigint NOT NULL,
                expires_at bigint NOT NULL,
                client text,
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            )
            """
    )

    private static let pendingSignInByAccount = Statement.shared(
        "CREATE INDEX pending_sign_in_by_account ON pending_sign_in (project_id, account_id)"
    )

    private static let pendingSignInByExpiry = Statement.shared(
        "CREATE INDEX pending_sign_in_by_expiry ON pending_sign_in (expires_at)"
    )

    private static let totpEnrollment = Statement.differing(
        sqlite: """
            CREATE TABLE totp_enrollment (
                totp_enrollment_digest BLOB PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL,
                account_id TEXT NOT NULL,
                second_factor_id TEXT NOT NULL,
                sealed_secret BLOB NOT NULL,
                tries_left INTEGER NOT NULL CHECK (tries_left >= 0),
                created_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                completed_at INTEGER,
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE totp_enrollment (
                totp_enrollment_digest bytea PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL,
                account_id text COLLATE "C" NOT NULL,
                second_factor_id text COLLATE "C" NOT NULL,
                sealed_secret bytea NOT NULL,
                tries_left bigint NOT NULL CHECK (tries_left >= 0),
                created_at bigint NOT NULL,
                expires_at bigint NOT NULL,
                completed_at bigint,
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            )
            """
    )

    private static let totpEnrollmentByExpiry = Statement.shared(
        "CREATE INDEX totp_enrollment_by_expiry ON totp_enrollment (expires_at)"
    )

    private static let secondFactorLedger = Statement.differing(
        sqlite: """
            CREATE TABLE second_factor_ledger (
                project_id TEXT NOT NULL,
                account_id TEXT NOT NULL,
                failures TEXT NOT NULL,
                consecutive_failures INTEGER NOT NULL,
                PRIMARY KEY (project_id, account_id),
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE second_factor_ledger (
                project_id text COLLATE "C" NOT NULL,
                account_id text COLLATE "C" NOT NULL,
                failures text NOT NULL,
                consecutive_failures bigint NOT NULL,
                PRIMARY KEY (project_id, account_id),
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            )
            """
    )

    /// Users who verified the number of a dormant account, and must wait before they get it.
    private static let numberClaim = Statement.differing(
        sqlite: """
            CREATE TABLE number_claim (
                project_id TEXT NOT NULL,
                account_id TEXT NOT NULL,
                phone_number TEXT NOT NULL,
                claimed_at INTEGER NOT NULL,
                PRIMARY KEY (project_id, account_id),
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE number_claim (
                project_id text COLLATE "C" NOT NULL,
                account_id text COLLATE "C" NOT NULL,
                phone_number text COLLATE "C" NOT NULL,
                claimed_at bigint NOT NULL,
                PRIMARY KEY (project_id, account_id),
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            )
            """
    )

    /// The number of accounts that were created in the current period of the sign-up quota.
    private static let signUpCount = Statement.differing(
        sqlite: """
            CREATE TABLE sign_up_count (
                project_id TEXT PRIMARY KEY NOT NULL REFERENCES project ON DELETE CASCADE,
                starts_at INTEGER NOT NULL,
                accounts INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE sign_up_count (
                project_id text COLLATE "C" PRIMARY KEY REFERENCES project ON DELETE CASCADE,
                starts_at bigint NOT NULL,
                accounts bigint NOT NULL
            )
            """
    )
}
