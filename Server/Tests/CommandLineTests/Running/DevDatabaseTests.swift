import DialtoneTestSupport
import Foundation
import Testing

/// `dialtone dev --database URL`.
@Suite(.timeLimit(.minutes(60)))
struct DevDatabaseTests {
    /// Signs in, restarts the server, and finds the account and its session again.
    private func checkThatDataIsKept(in database: String, folder: TemporaryFolder) async throws {
        let first = try await DevServer.with(data: folder.data, database: database) { server in
            try await server.signIn("+16505550123")
        }
        try await DevServer.with(data: folder.data, database: database) { server in
            let refreshed = try await server.refresh(try first.text("refreshToken"))
            #expect(try refreshed.text("user_id") == first.text("localId"))
            let again = try await server.signIn("+16505550123")
            #expect(try again.text("localId") == first.text("localId"))
        }
        #expect(FileManager.default.fileExists(atPath: folder.data + "/master.key"))
        #expect(!FileManager.default.fileExists(atPath: folder.data + "/dialtone.db"))
    }

    @Test(.enabled(if: PostgresServer.url != nil, "DIALTONE_TEST_POSTGRES is not set"))
    func `data in PostgreSQL is kept after the server ends`() async throws {
        try await TemporaryFolder.with { folder in
            try await PostgresServer.withSchema { url in
                try await checkThatDataIsKept(in: url, folder: folder)
            }
        }
    }

    @Test func `data in a chosen file is kept after the server ends`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/elsewhere.db"
            try await checkThatDataIsKept(in: "sqlite:" + path, folder: folder)
            #expect(FileManager.default.fileExists(atPath: path))
        }
    }

    @Test func `an unreachable database is reported without its password`() async throws {
        try await TemporaryFolder.with { folder in
            let outcome = try await Program.run([
                "dev", "--port", "0", "--data", folder.data,
                "--database", "postgresql://dialtone:hunter2@127.0.0.1:1/none",
            ])
            #expect(outcome.exitCode == 1)
            #expect(outcome.output.isEmpty)
            #expect(outcome.complaints.contains("the database is unavailable"))
            #expect(outcome.complaints.contains("127.0.0.1"))
            #expect(!outcome.complaints.contains("hunter2"))
        }
    }
}
