import DialtoneModel
import DialtoneTestSupport
import Testing

@testable import DialtoneStorage

/// Tests of statements that are sent together, and whose failures are reported later.
@Suite(.enabled(if: PostgresServer.url != nil, "DIALTONE_TEST_POSTGRES is not set"))
struct PostgresPipelineTests {
    private static let insertion = "INSERT INTO note (note_id) VALUES (?)"

    /// Runs `body` on a connection whose database has a table of notes.
    private func withConnection(_ body: (PostgresConnection) throws -> Void) async throws {
        try await PostgresServer.withSchema { url in
            let connection = try PostgresConnection.open(
                url: url,
                timeouts: PostgresTimeouts(.seconds(30))
            )
            try connection.command("CREATE TABLE note (note_id bigint PRIMARY KEY)")
            try body(connection)
        }
    }

    private func count(_ connection: PostgresConnection) throws -> Int {
        let rows = try connection.query("SELECT count(*) AS count FROM note", [])
        return try #require(rows.first)["count"]
    }

    @Test func `a transaction waits once for its writes, and once for its commit`() async throws {
        try await withConnection { connection in
            let before = connection.roundTrips
            try connection.write { data in
                for number in 1...20 { try data.perform(Self.insertion, number) }
            }
            #expect(connection.roundTrips - before == 2)
            let kept = try count(connection)
            #expect(kept == 20)
        }
    }

    @Test func `writes before and after a query need no wait of their own`() async throws {
        try await withConnection { connection in
            let before = connection.roundTrips
            let seen = try connection.write { data in
                try data.perform(Self.insertion, 1)
                let seen = try data.rows("SELECT note_id FROM note").count
                try data.perform(Self.insertion, 2)
                return seen
            }
            #expect(seen == 1)
            #expect(connection.roundTrips - before == 2)
            let kept = try count(connection)
            #expect(kept == 2)
        }
    }

    @Test func `results that are needed later arrive with one wait, in any order`() async throws {
        try await withConnection { connection in
            let before = connection.roundTrips
            try connection.write { data in
                let first = try data.executeLater(Self.insertion, 1)
                let seen = try data.rowLater("SELECT max(note_id) AS note_id FROM note")
                try data.perform(Self.insertion, 2)
                let last = try data.rowLater("SELECT max(note_id) AS note_id FROM note")
                let note: Int64? = try last.value()?["note_id"]
                #expect(note == 2)
                #expect(connection.roundTrips - before == 1)
                let earlier: Int64? = try seen.value()?["note_id"]
                #expect(earlier == 1)
                let changed = try first.value()
                #expect(changed == 1)
            }
            #expect(connection.roundTrips - before == 2)
        }
    }

    @Test func `a result behind a failed write is that failure`() async throws {
        try await withConnection { connection in
            var wasReached = false
            #expect(throws: PostgresFailure.refused(sqlState: "23505")) {
                try connection.write { data in
                    try data.perform(Self.insertion, 1)
                    try data.perform(Self.insertion, 1)
                    let count = try data.executeLater(Self.insertion, 2)
                    wasReached = true
                    _ = try count.value()
                }
            }
            #expect(wasReached)
            try connection.write { data in
                let changed = try data.executeLater(Self.insertion, 2).value()
                #expect(changed == 1)
            }
            let kept = try count(connection)
            #expect(kept == 1)
        }
    }

    @Test func `a transaction is committed although one of its results is not used`()
        async throws
    {
        try await withConnection { connection in
            try connection.write { data in
                try data.perform(Self.insertion, 1)
                _ = try data.rowLater("SELECT note_id FROM note")
            }
            let kept = try count(connection)
            #expect(kept == 1)
        }
    }

    @Test func `a failed write fails the commit, and nothing is written`() async throws {
        try await withConnection { connection in
            #expect(throws: PostgresFailure.refused(sqlState: "23505")) {
                try connection.write { data in
                    _ = try data.rows("SELECT note_id FROM note")
                    try data.perform(Self.insertion, 1)
                    try data.perform(Self.insertion, 1)
                    try data.perform(Self.insertion, 2)
                }
            }
            let kept = try count(connection)
            #expect(kept == 0)
        }
    }

    @Test func `a failed write fails the next query of its transaction`() async throws {
        try await withConnection { connection in
            var reached = false
            #expect(throws: PostgresFailure.refused(sqlState: "23505")) {
                try connection.write { data in
                    try data.perform(Self.insertion, 1)
                    try data.perform(Self.insertion, 1)
                    _ = try data.rows("SELECT note_id FROM note")
                    reached = true
                }
            }
            #expect(!reached)
            try connection.write { try $0.perform(Self.insertion, 1) }
            let kept = try count(connection)
            #expect(kept == 1)
        }
    }

    @Test func `an error of the caller undoes what was sent`() async throws {
        struct CallerError: Error {}
        try await withConnection { connection in
            for isFailing in [false, true] {
                #expect(throws: CallerError.self) {
                    try connection.write { data in
                        try data.perform(Self.insertion, 1)
                        if isFailing { try data.perform(Self.insertion, 1) }
                        throw CallerError()
                    }
                }
                let kept = try count(connection)
                #expect(kept == 0)
            }
        }
    }

    @Test func `a statement whose preparation was skipped is prepared again`() async throws {
        try await withConnection { connection in
            let fresh = "INSERT INTO note (note_id) SELECT CAST(? AS bigint) + 100"
            #expect(throws: PostgresFailure.refused(sqlState: "23505")) {
                try connection.write { data in
                    try data.perform(Self.insertion, 1)
                    try data.perform(Self.insertion, 1)
                    try data.perform(fresh, 1)
                }
            }
            try connection.write { try $0.perform(fresh, 1) }
            let kept = try count(connection)
            #expect(kept == 1)
        }
    }

    @Test func `more writes than are sent together all arrive`() async throws {
        try await withConnection { connection in
            try connection.write { data in
                for number in 1...1_000 { try data.perform(Self.insertion, number) }
            }
            let kept = try count(connection)
            #expect(kept == 1_000)
        }
    }

    @Test func `a transaction without a query is not left open by a lost connection`() async throws
    {
        try await withConnection { connection in
            let rows = try connection.query("SELECT pg_backend_pid()::bigint AS pid", [])
            let pid: Int = try #require(rows.first)["pid"]
            try PostgresServer.command("SELECT pg_terminate_backend(\(pid))")
            // As opposed to `OpenCommit`, this may be repeated.
            #expect(throws: PostgresFailure.connectionLost) {
                try connection.write { try $0.perform(Self.insertion, 1) }
            }
        }
    }
}
