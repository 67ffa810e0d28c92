import DialtoneCore
import DialtoneTestSupport
import PhoneNumbers
import Testing

@testable import DialtoneStorage

/// What becomes of the rows of an older program.
struct MigratedDataTests {
    @Test(arguments: StoreEngine.persistent)
    func `accounts that show a trace of a credential count as having had one`(
        engine: StoreEngine
    ) async throws {
        try await engine.withDatabase { open, execute in
            try engine.migrate(upTo: .changesToAccounts, execute)
            try execute(
                """
                INSERT INTO account (project_id, account_id, phone_number, email, email_verified,
                    credentials, valid_since, created_at)
                VALUES ('demo-dialtone', 'number', '+16505550100', NULL, 0, NULL, NULL, 0),
                    ('demo-dialtone', 'address', NULL, 'ada@example.com', 0, NULL, NULL, 0),
                    ('demo-dialtone', 'custom', NULL, NULL, 0, '{"isCustomAuth":true}', NULL, 0),
                    ('demo-dialtone', 'revoked', NULL, NULL, 0, NULL, 1, 0),
                    ('demo-dialtone', 'stripped', NULL, NULL, 0, NULL, NULL, 0),
                    ('demo-dialtone', 'guest', NULL, NULL, 0, NULL, NULL, 0),
                    ('demo-dialtone', 'silent', NULL, NULL, 0, NULL, NULL, 0)
                """
            )
            try execute(
                """
                INSERT INTO session (session_id, project_id, account_id, refresh_token_digest,
                    sign_in_provider, signed_in_at, last_used_at)
                VALUES (\(engine.bytes("01")), 'demo-dialtone', 'stripped',
                        \(engine.bytes("01")), 'password', 0, 0),
                    (\(engine.bytes("02")), 'demo-dialtone', 'guest',
                        \(engine.bytes("02")), 'anonymous', 0, 0)
                """
            )
            let store = try await open()
            for id in ["number", "address", "custom", "revoked", "stripped"] {
                #expect(try await store.account(id)?.hasHadCredential == true, "\(id)")
            }
            for id in ["guest", "silent"] {
                #expect(try await store.account(id)?.hasHadCredential == false, "\(id)")
            }
            try await store.insert(.sample("later"))
            #expect(try await store.account("later")?.hasHadCredential == false)
            await store.close()
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `wrong codes that a number had count toward its year`(engine: StoreEngine) async throws {
        try await engine.withDatabase { open, execute in
            try engine.migrate(upTo: .numberSieges, execute)
            let counts = [(1, 0), (2, 1), (3, 39), (4, 40), (5, 1_000)]
            for (index, count) in counts {
                try execute(
                    """
                    INSERT INTO phone_ledger (project_id, phone_number, sends, failures,
                        consecutive_failures, last_noted_at)
                    VALUES ('demo-dialtone', '\(PhoneNumber.fictional(index).e164)', '', '',
                        \(count), 1790000000123)
                    """
                )
            }
            let store = try await open()
            let ends = try await store.write { data in
                try counts.map { index, _ in
                    try data.holdLedger(of: .fictional(index), in: .sample).guesses.emptyAt
                }
            }
            let step = TimeSpan(milliseconds: 788_400_000)
            #expect(ends[0] == Timestamp(milliseconds: 0))
            #expect(ends[1] == Timestamp.start + step)
            #expect(ends[2] == Timestamp.start + TimeSpan(milliseconds: 39 * step.milliseconds))
            let full = TimeSpan(milliseconds: 40 * step.milliseconds)
            #expect(ends[3] == Timestamp.start + full)
            #expect(ends[4] == Timestamp.start + full)
            await store.close()
        }
    }
}

extension StoreEngine {
    /// Brings an empty database to the schema before `migration`, with the sample project in it.
    fileprivate func migrate(
        upTo migration: Migration,
        _ execute: (String) throws -> Void
    ) throws {
        let dialect: SQLDialect = self == .postgres ? .postgres : .sqlite
        try execute(
            """
            CREATE TABLE schema_migration (
                position BIGINT PRIMARY KEY, name TEXT NOT NULL UNIQUE, digest TEXT NOT NULL)
            """
        )
        let earlier = Migration.all.prefix { $0.name != migration.name }
        for (position, migration) in earlier.enumerated() {
            for statement in migration.statements(in: dialect) { try execute(statement) }
            try execute(
                """
                INSERT INTO schema_migration (position, name, digest)
                VALUES (\(position), '\(migration.name)', '\(migration.digest(in: dialect))')
                """
            )
        }
        try execute(
            """
            INSERT INTO project (project_id, project_number, display_name, settings, created_at)
            VALUES ('demo-dialtone', 1, 'Demo', '{}', 0)
            """
        )
    }

    /// Bytes, written in hexadecimal digits, as a statement has them.
    fileprivate func bytes(_ digits: String) -> String {
        self == .postgres ? "'\\x\(digits)'" : "x'\(digits)'"
    }
}
