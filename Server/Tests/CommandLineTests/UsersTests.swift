import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct UsersTests {
    private struct User: Decodable, Equatable {
        let id: String
        let phoneNumber: String?
        let isDisabled: Bool
    }

    private struct Page: Decodable {
        let users: [User]
        let nextPageToken: String?
    }

    @Test func `a disabled user cannot refresh a token, and an enabled one can again`() async throws
    {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { server in
                let token = try await server.signIn("+16505550110").text("refreshToken")
                let data = ["--data", folder.data]
                let disable = try await Program.run(["users", "disable", "+16505550110"] + data)
                #expect(disable.exitCode == 0)
                let refused = try await server.refresh(token)
                #expect(refused.status == 400)
                #expect(refused.error == "USER_DISABLED")
                let enable = try await Program.run(["users", "enable", "+16505550110"] + data)
                #expect(enable.exitCode == 0)
                #expect(try await server.refresh(token).status == 200)
            }
        }
    }

    @Test func `a revoked user is signed out, and may sign in again`() async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { server in
                let first = try await server.signIn("+16505550111")
                let revoke = try await Program.run([
                    "users", "revoke", try first.text("localId"), "--yes", "--data", folder.data,
                ])
                #expect(revoke.exitCode == 0)
                let refused = try await server.refresh(try first.text("refreshToken"))
                #expect(refused.error == "TOKEN_EXPIRED")
                // At once, although token and revocation may be of the same second.
                let shown = try await server.call(
                    "/v1/accounts:lookup",
                    ["idToken": try first.text("idToken")]
                )
                #expect(shown.error == "TOKEN_EXPIRED")
                let again = try await server.signIn("+16505550111")
                #expect(try again.text("localId") == first.text("localId"))
            }
        }
    }

    @Test func `a user is shown by ID and by number with all fields`() async throws {
        try await TemporaryFolder.with { folder in
            let id = try await DevServer.with(data: folder.data) {
                try await $0.signIn("+16505550112").text("localId")
            }
            let expected = User(id: id, phoneNumber: "+16505550112", isDisabled: false)
            for name in [id, "+1 (650) 555-0112"] {
                let shown = try await Program.run([
                    "users", "show", name, "--json", "--data", folder.data,
                ])
                #expect(try shown.json(User.self) == expected)
            }
            let text = try await Program.run(["users", "show", id, "--data", folder.data])
            #expect(text.output.contains("phone number     +16505550112\n"))
        }
    }

    @Test func `a list of users is returned page by page, each user once`() async throws {
        try await TemporaryFolder.with { folder in
            let numbers = (120...124).map { "+16505550\($0)" }
            try await DevServer.with(data: folder.data) { server in
                for number in numbers { _ = try await server.signIn(number) }
            }
            var seen: [String] = []
            var token: String?
            repeat {
                let page = try await Program.run(
                    ["users", "list", "--json", "--limit", "2", "--data", folder.data]
                        + (token.map { ["--page-token", $0] } ?? [])
                )
                .json(Page.self)
                #expect(page.users.count <= 2)
                seen += page.users.compactMap(\.phoneNumber)
                token = page.nextPageToken
            } while token != nil && seen.count < 10
            #expect(seen.sorted() == numbers)
        }
    }

    @Test func `deleting needs a confirmation, and without a terminal --yes`() async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { server in
                let first = try await server.signIn("+16505550113")
                let delete = ["users", "delete", "+16505550113", "--data", folder.data]
                let asked = try await Program.run(delete)
                #expect(asked.exitCode == 64)
                #expect(asked.complaints.contains("--yes"))
                #expect(try await server.refresh(first.text("refreshToken")).status == 200)
                let deleted = try await Program.run(delete + ["--yes"])
                #expect(deleted.exitCode == 0)
                #expect(try await server.refresh(first.text("refreshToken")).status == 400)
                let again = try await server.signIn("+16505550113")
                #expect(try again.text("localId") != first.text("localId"))
            }
        }
    }

    @Test(arguments: [
        (["users", "show", "nobody"], "The user nobody does not exist in demo-dialtone."),
        (
            ["users", "show", "+16505550199"],
            "The user +16505550199 does not exist in demo-dialtone."
        ),
        (["users", "show", "+1650"], "The phone number is too short"),
        (["users", "list", "--project", "other"], "The project other does not exist"),
    ])
    func `an unknown user or project is reported`(
        arguments: [String],
        complaint: String
    ) async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let outcome = try await Program.run(arguments + ["--data", folder.data])
            #expect(outcome.exitCode == 1)
            #expect(outcome.complaints.hasPrefix("Error: \(complaint)"))
            #expect(outcome.output.isEmpty)
        }
    }

    @Test func `a folder without data is reported and stays empty`() async throws {
        try await TemporaryFolder.with { folder in
            let outcome = try await Program.run(["users", "list", "--data", folder.path])
            #expect(outcome.exitCode == 1)
            #expect(outcome.complaints.contains("There is no data in \(folder.path)"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        }
    }
}
