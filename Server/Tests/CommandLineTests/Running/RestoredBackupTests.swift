import DialtoneTestSupport
import Foundation
import Testing

/// Tests that replace the current data with an older backup.
@Suite(.timeLimit(.minutes(60)))
struct RestoredBackupTests {
    /// Signs in, backs up, revokes, restores, and calls `body` with the server's folder and the
    /// refresh token that the backup holds a session for.
    private func withRestoredBackup(
        _ body: (TemporaryFolder, _ revoked: String) async throws -> Void
    ) async throws {
        try await TemporaryFolder.with { folder in
            let person = try await DevServer.with(data: folder.data) {
                try await $0.signIn("+16505550140")
            }
            let token = try person.text("refreshToken")
            let backup = folder.path + "/backup"
            try FileManager.default.copyItem(atPath: folder.data, toPath: backup)
            try await DevServer.with(data: folder.data) { server in
                let revoke = try await Program.run([
                    "users", "revoke", "+16505550140", "--yes", "--data", folder.data,
                ])
                #expect(revoke.exitCode == 0)
                #expect(try await server.refresh(token).error == "TOKEN_EXPIRED")
            }
            try FileManager.default.removeItem(atPath: folder.data)
            try FileManager.default.moveItem(atPath: backup, toPath: folder.data)
            try await body(folder, token)
        }
    }

    @Test func `after a restore, revoke-all ends the sessions that the backup brought back`()
        async throws
    {
        try await withRestoredBackup { folder, revoked in
            let end = try await Program.run([
                "sessions", "revoke-all", "--yes", "--data", folder.data,
            ])
            #expect(end.exitCode == 0)
            #expect(end.output.hasPrefix("Ended 1 session of 1 account. Codes, links"))
            try await DevServer.with(data: folder.data) { server in
                #expect(try await server.refresh(revoked).error == "TOKEN_EXPIRED")
                let again = try await server.signIn("+16505550140").text("refreshToken")
                #expect(try await server.refresh(again).status == 200)
            }
        }
    }

    @Test func `with --before, sessions from after the restore are kept`()
        async throws
    {
        try await withRestoredBackup { folder, revoked in
            try await DevServer.with(data: folder.data) { server in
                // Without the command the backup brings the session back.
                #expect(try await server.refresh(revoked).status == 200)
                // Times on the command line are in whole seconds.
                let restoredAt = Date(timeIntervalSinceNow: 1)
                while Date() < restoredAt { try await Task.sleep(for: .milliseconds(50)) }
                let fresh = try await server.signIn("+16505550140").text("refreshToken")
                let end = try await Program.run([
                    "sessions", "revoke-all", "--yes", "--data", folder.data,
                    "--before", restoredAt.ISO8601Format(),
                ])
                #expect(end.output.hasPrefix("Ended 1 session of 1 account."))
                #expect(try await server.refresh(revoked).error == "TOKEN_EXPIRED")
                #expect(try await server.refresh(fresh).status == 200)
            }
        }
    }

    @Test func `without a confirmation or with an invalid time no session is revoked`() async throws
    {
        try await withRestoredBackup { folder, revoked in
            let unasked = try await Program.run(["sessions", "revoke-all", "--data", folder.data])
            #expect(unasked.exitCode == 64)
            #expect(unasked.complaints.contains("Sign all users out (1 account)?"))
            for (time, complaint) in [
                ("yesterday", "a time must have the form"),
                ("2999-01-01T00:00:00Z", "in the future"),
            ] {
                let odd = try await Program.run([
                    "sessions", "revoke-all", "--yes", "--data", folder.data, "--before", time,
                ])
                #expect(odd.exitCode != 0)
                #expect(odd.complaints.contains(complaint))
            }
            try await DevServer.with(data: folder.data) { server in
                let answer = try await server.refresh(revoked)
                #expect(answer.status == 200)
            }
        }
    }
}
