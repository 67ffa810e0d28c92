import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct SessionsTests {
    private struct Session: Decodable {
        let id: String
        let signInProvider: String
        let lastUsedAt: String
    }

    @Test func `a session is listed and signed out by its ID while the server runs`() async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { server in
                let number = "+16505550130"
                let first = try await server.signIn(number).text("refreshToken")
                let data = ["--data", folder.data]
                let listed = try await Program.run(["sessions", "list", number, "--json"] + data)
                let sessions = try listed.list("sessions", of: Session.self)
                #expect(sessions.map(\.signInProvider) == ["phone"])
                let id = try #require(sessions.first?.id)
                let second = try await server.signIn(number).text("refreshToken")
                let table = try await Program.run(["sessions", "list", number] + data)
                #expect(table.output.split(separator: "\n").count == 3)
                #expect(table.output.contains(id))

                let revoke = try await Program.run(
                    ["sessions", "revoke", number, id, "--yes"] + data
                )
                #expect(revoke.output == "Ended 1 session.\n")
                #expect(try await server.refresh(first).error == "TOKEN_EXPIRED")
                #expect(try await server.refresh(second).status == 200)

                let again = try await Program.run(
                    ["sessions", "revoke", number, id, "--yes"] + data
                )
                #expect(again.exitCode == 1)
                #expect(again.complaints == "Error: The session does not exist for this user.\n")
                let rest = try await Program.run(["sessions", "list", number, "--json"] + data)
                let other = try #require(rest.list("sessions", of: Session.self).first?.id)
                let ended = try await Program.run(
                    ["sessions", "revoke", number, other, "--yes", "--json"] + data
                )
                #expect(ended.output == "{\n  \"sessions\" : 1\n}\n")
                let odd = try await Program.run(["sessions", "revoke", number, "no"] + data)
                #expect(odd.complaints == "Error: no is not a session ID.\n")
            }
        }
    }
}
