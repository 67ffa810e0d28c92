import DialtoneModel
import DialtoneTestSupport
import Foundation
import Synchronization
import Testing

@testable import DialtoneStorage

/// Tests of lost connections, servers that do not respond, and conflicting transactions.
@Suite(.enabled(if: PostgresServer.url != nil, "DIALTONE_TEST_POSTGRES is not set"))
struct PostgresOutageTests {
    /// Ends the connections of the store, whose application name is its schema.
    private func endConnections(of url: String) throws {
        let schema = try #require(url.split(separator: "application_name=").last)
        try PostgresServer.command(
            """
            SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
            WHERE application_name = '\(schema)'
            """
        )
    }

    /// A connection beside the store's, which no limit ends.
    private func administrator(of url: String) throws -> PostgresConnection {
        try PostgresConnection.open(url: url, timeouts: PostgresTimeouts(.seconds(60)))
    }

    @Test func `a transaction whose connection breaks is retried once and applied once`()
        async throws
    {
        try await PostgresServer.withSchema { url in
            let store = try await PostgresServer.open(url)
            try await store.prepare()
            let runs = Mutex(0)
            try await store.write { data in
                _ = try data.insert(Account.sample("one"))
                let run = runs.withLock { runs in
                    runs += 1
                    return runs
                }
                if run == 1 { try endConnections(of: url) }
                _ = try data.insert(Account.sample("two"))
            }

            #expect(runs.withLock { $0 } == 2)
            #expect(try await store.read { try $0.accountCount(of: .sample) } == 2)
            await store.close()
        }
    }

    @Test func `a store recovers after all its connections broke`() async throws {
        try await PostgresServer.withSchema { url in
            let store = try await PostgresServer.open(url)
            try await store.prepare()
            for _ in 0..<3 {
                try endConnections(of: url)
                let ids = try await store.read { try $0.projects().map(\.id) }
                #expect(ids == [.sample])
                try await store.checkWritable()
            }
            await store.close()
        }
    }

    @Test func `a commit whose connection breaks has an unknown outcome and is not retried`()
        async throws
    {
        try await PostgresServer.withSchema { url in
            let store = try await PostgresServer.open(url)
            try await store.prepare()
            // The server breaks the connection while it commits.
            let administrator = try administrator(of: url)
            try administrator.command(
                """
                CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$
                BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$
                """
            )
            try administrator.command(
                """
                CREATE CONSTRAINT TRIGGER break_off AFTER INSERT ON account
                DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION break_off()
                """
            )
            let runs = Mutex(0)
            await #expect(throws: StorageError.outcomeUnknown) {
                try await store.write { data in
                    runs.withLock { $0 += 1 }
                    _ = try data.insert(Account.sample("one"))
                }
            }

            #expect(runs.withLock { $0 } == 1)
            #expect(try await store.account("one") == nil)
            await store.close()
        }
    }

    @Test func `deadlocked transactions are retried until all succeed`() async throws {
        try await PostgresServer.withSchema { url in
            let store = try await PostgresServer.open(url, connections: 2)
            try await store.prepare()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<4 {
                    group.addTask {
                        try await store.write { data in
                            // Some take the ledgers in this order, some in the other.
                            for index in number.isMultiple(of: 2) ? [1, 2, 3] : [3, 2, 1] {
                                var ledger = try data.holdLedger(
                                    of: .fictional(index),
                                    in: .sample
                                )
                                ledger.consecutiveFailures += 1
                                try data.save(ledger)
                            }
                        }
                    }
                }
                try await group.waitForAll()
            }

            let counts = try await store.write { data in
                try [1, 2, 3].map {
                    try data.holdLedger(of: .fictional($0), in: .sample).consecutiveFailures
                }
            }
            #expect(counts == [4, 4, 4])
            await store.close()
        }
    }

    @Test func `a statement that takes too long is cancelled, and the connection stays usable`()
        throws
    {
        let server = try #require(PostgresServer.url)
        // The statement's limit is not to be one of connecting too.
        let url = server + (server.contains("?") ? "&" : "?") + "connect_timeout=3600"
        let connection = try PostgresConnection.open(
            url: url,
            timeouts: PostgresTimeouts(.milliseconds(200))
        )
        #expect(throws: PostgresFailure.refused(sqlState: "57014")) {
            try connection.command("SELECT pg_sleep(60)")
        }
        let rows = try connection.query("SELECT ?::text AS answer", ["42".sqlValue])
        #expect(try rows.first?["answer"] == "42")
    }

    @Test func `a call that gets no connection in time fails as busy`() async throws {
        try await PostgresServer.withSchema { url in
            var limits = PostgresStore.Limits()
            limits.connections = 1
            limits.transaction = .seconds(3_600)
            limits.queue = .milliseconds(100)
            let store = try await PostgresStore.open(
                url: url,
                limits: limits,
                logger: .silent
            )
            let (begun, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            async let holding: Void = Self.untilInTime {
                try await store.write { _ in
                    begun.signal()
                    end.wait()
                }
            }
            await waitHere(for: begun)
            await #expect(throws: StorageError.busy) { try await store.checkWritable() }
            end.signal()
            try await holding
            try await Self.untilInTime { try await store.checkWritable() }
            await store.close()
        }
    }

    /// Repeats `body` until it gets a connection in time.
    private static func untilInTime(_ body: () async throws -> Void) async throws {
        while true {
            do {
                return try await body()
            } catch StorageError.busy {}
        }
    }

    /// Makes the server respond to new rows of `table` as if the disk were full.
    private func fill(_ table: String, by administrator: PostgresConnection) throws {
        try administrator.command(
            """
            CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN RAISE EXCEPTION USING ERRCODE = '53100'; END $$
            """
        )
        try administrator.command(
            """
            CREATE TRIGGER no_room BEFORE INSERT ON \(table)
            FOR EACH ROW EXECUTE FUNCTION no_room()
            """
        )
    }

    @Test func `a full disk is reported by every check until there is space again`() async throws {
        try await PostgresServer.withSchema { url in
            let store = try await PostgresServer.open(url)
            let administrator = try administrator(of: url)
            try fill("probe_filler", by: administrator)
            for _ in 0..<9 {
                await #expect(throws: StorageError.full) { try await store.checkWritable() }
            }
            try administrator.command("DROP TRIGGER no_room ON probe_filler")
            for _ in 0..<9 { try await store.checkWritable() }
            await store.close()
        }
    }

    @Test func `a write that finds the disk full is reported by the next check`() async throws {
        try await PostgresServer.withSchema { url in
            var limits = PostgresStore.Limits()
            limits.probeInterval = .seconds(3_600)
            let store = try await PostgresStore.open(url: url, limits: limits, logger: .silent)
            try await store.prepare()
            try await store.checkWritable()
            let administrator = try administrator(of: url)
            try fill("probe_filler", by: administrator)
            try fill("account", by: administrator)
            // It writes nothing that needs room.
            try await store.checkWritable()
            await #expect(throws: StorageError.full) {
                try await store.write { _ = try $0.insert(Account.sample("one")) }
            }
            for _ in 0..<3 {
                await #expect(throws: StorageError.full) { try await store.checkWritable() }
            }
            try administrator.command("DROP TRIGGER no_room ON probe_filler")
            for _ in 0..<3 { try await store.checkWritable() }
            await store.close()
        }
    }

    @Test func `a transaction that exceeds its own time limit does not mark the server as away`()
        async throws
    {
        try await PostgresServer.withSchema { url in
            var limits = PostgresStore.Limits()
            limits.connections = 1
            limits.statement = .seconds(3_600)
            limits.transaction = .seconds(1)
            limits.queue = .seconds(600)
            let store = try await PostgresStore.open(url: url, limits: limits, logger: .silent)
            let administrator = try administrator(of: url)
            try administrator.command("BEGIN")
            try administrator.command("UPDATE write_probe SET writes = writes + 1")
            // A server that was silent for an hour would be away, and calls would fail at once.
            for _ in 0..<3 {
                await #expect(throws: StorageError.busy) { try await store.checkWritable() }
            }
            try administrator.command("ROLLBACK")
            await store.close()
        }
    }

    @Test func `a connection sets its limits, and a migration has no limit on statements`()
        async throws
    {
        try await PostgresServer.withSchema { url in
            let node = try PostgresConnection.open(
                url: url,
                timeouts: PostgresTimeouts(.seconds(8), transaction: .seconds(15))
            )
            #expect(try setting("statement_timeout", of: node) == "8s")
            #expect(try setting("idle_in_transaction_session_timeout", of: node) == "15s")
            #expect(try setting("tcp_keepalives_idle", of: node) == "10")
            #expect(try setting("tcp_keepalives_interval", of: node) == "3")
            #expect(try setting("tcp_keepalives_count", of: node) == "3")
            let migrator = try PostgresConnection.open(
                url: url,
                timeouts: .migrating(
                    connecting: .seconds(8),
                    lock: .seconds(120),
                    idle: .seconds(15)
                )
            )
            #expect(try setting("statement_timeout", of: migrator) == "0")
            #expect(try setting("lock_timeout", of: migrator) == "2min")
            #expect(try setting("idle_in_transaction_session_timeout", of: migrator) == "15s")
        }
    }

    private func setting(_ name: String, of connection: PostgresConnection) throws -> String {
        let rows = try connection.query("SELECT current_setting(?) AS value", [name.sqlValue])
        return try #require(rows.first)["value"]
    }

    @Test func `an unreachable server is reported without the password`() async throws {
        let url = "postgresql://dialtone:hunter2@127.0.0.1:1/none"
        let error = await #expect(throws: StorageError.self) {
            try await PostgresServer.open(url)
        }
        #expect("\(String(describing: error))".contains("127.0.0.1"))
        #expect(!"\(String(describing: error))".contains("hunter2"))
    }

    @Test func `question marks become numbered placeholders`() {
        #expect(PostgresConnection.numbered("a = ? AND b = ?") == "a = $1 AND b = $2")
        #expect(PostgresConnection.numbered("?") == "$1")
        #expect(PostgresConnection.numbered("COMMIT") == "COMMIT")
    }
}

/// Waits on a thread that no task runs on.
private func waitHere(for semaphore: DispatchSemaphore) async {
    await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
            semaphore.wait()
            continuation.resume()
        }
    }
}
