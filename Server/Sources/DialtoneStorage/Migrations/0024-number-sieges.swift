extension Migration {
    /// Wrong codes of a year slow a number down instead of switching it off, and installations
    /// that proved a number before have limits of their own.
    static let numberSieges = Migration(
        "0024-number-sieges",
        [
            column("phone_ledger", "guesses_empty_at", "NOT NULL DEFAULT 0"),
            column("phone_ledger", "siege_messages", "NOT NULL DEFAULT 0"),
            column("phone_ledger", "siege_message_at"),
            column("phone_ledger", "confirmed_until"),
            text("phone_ledger", "confirmed_address"),
            // Converts the former counts to the default limit: 40 wrong codes that each take
            // 788,400 seconds to drain.
            .shared(
                """
                UPDATE phone_ledger SET guesses_empty_at = last_noted_at + 788400000
                    * CASE WHEN consecutive_failures < 40 THEN consecutive_failures ELSE 40 END
                WHERE consecutive_failures > 0
                """
            ),
            text("verification_session", "installation"),
            column("verification_session", "is_own", "NOT NULL DEFAULT 0"),
            column("verification_session", "is_confirmed", "NOT NULL DEFAULT 0"),
            knownInstallation,
            .shared(
                "CREATE INDEX known_installation_by_proof ON known_installation (proved_at)"
            ),
        ]
    )

    private static func column(_ table: String, _ name: String, _ rest: String = "") -> Statement {
        let end = rest.isEmpty ? "" : " \(rest)"
        return .differing(
            sqlite: "ALTER TABLE \(table) ADD COLUMN \(name) INTEGER\(end)",
            postgres: "ALTER TABLE \(table) ADD COLUMN \(name) bigint\(end)"
        )
    }

    private static func text(_ table: String, _ name: String) -> Statement {
        .differing(
            sqlite: "ALTER TABLE \(table) ADD COLUMN \(name) TEXT",
            postgres: "ALTER TABLE \(table) ADD COLUMN \(name) text COLLATE \"C\""
        )
    }

    private static let knownInstallation = Statement.differing(
        sqlite: """
            CREATE TABLE known_installation (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                phone_number TEXT NOT NULL,
                installation TEXT NOT NULL,
                sends TEXT NOT NULL,
                wrong_codes INTEGER NOT NULL,
                proved_at INTEGER NOT NULL,
                PRIMARY KEY (project_id, phone_number, installation)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE known_installation (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                phone_number text COLLATE "C" NOT NULL,
                installation text COLLATE "C" NOT NULL,
                sends text NOT NULL,
                wrong_codes bigint NOT NULL,
                proved_at bigint NOT NULL,
                PRIMARY KEY (project_id, phone_number, installation)
            )
            """
    )
}
