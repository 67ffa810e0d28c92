import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// Tests of the log of users' sign-ins and changes.
struct UserLogTests {
    private func entries(
        _ server: TestServer,
        _ query: String = ""
    ) async throws -> [UserLogEntryInfo] {
        let list: ListUserLogResponse = try await server.look("/userLog\(query)").decoded()
        return list.entries
    }

    private func logged(
        _ adjust: @escaping @Sendable (inout ServerSetup) -> Void = { _ in }
    )
        -> ServerSetup
    {
        ServerSetup { setup in
            setup.settings.userLog.isEnabled = true
            adjust(&setup)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `sign-ins and own changes have entries, without values of the account`(
        engine: StoreEngine
    ) async throws {
        try await withServer(logged { $0.engine = engine }) { server in
            let user = try await server.signIn("+16505550101")
            server.clock.advance(by: .seconds(1))
            _ = try await server.call(
                .update,
                ["idToken": .string(user.idToken), "displayName": "Ada Lovelace"]
            )
            let found = try await entries(server)
            #expect(found.first?.action == "account.updated")
            #expect(
                found.map(\.action).sorted()
                    == ["account.created", "account.signedIn", "account.updated"]
            )
            let signIn = try #require(found.first { $0.action == "account.signedIn" })
            #expect(signIn.method == "phone" && signIn.localId == user.accountID)
            #expect(signIn.requestId?.isEmpty == false)
            let text = try await server.look("/userLog").text
            #expect(!text.contains("6505550101") && !text.contains("Ada"))
            let one = try await entries(server, "?localId=\(user.accountID)&action=account.updated")
            #expect(one.map(\.action) == ["account.updated"])
        }
    }

    @Test func `a project without the setting has no entries`() async throws {
        try await withServer { server in
            _ = try await server.signIn("+16505550101")
            #expect(try await entries(server).isEmpty)
        }
    }

    @Test func `what administrators do is not in this log`() async throws {
        try await withServer(logged()) { server in
            let user = try await server.signIn("+16505550101")
            let before = try await entries(server).count
            let changed = try await server.administer(
                "accounts:update",
                ["localId": .string(user.accountID), "displayName": "Ada"]
            )
            #expect(changed.status == 200)
            #expect(try await entries(server).count == before)
        }
    }

    @Test func `a sign-in that is refused leaves no entry`() async throws {
        try await withServer(logged()) { server in
            let session = try await server.sendCode(to: "+16505550101")
            let wrong = try server.wrongCode(for: "+16505550101")
            #expect(try await server.complete(session, code: wrong).status == 400)
            #expect(try await entries(server).isEmpty)
        }
    }

    @Test func `an export has one entry a line, and a malformed query is refused`() async throws {
        try await withServer(logged()) { server in
            _ = try await server.signIn("+16505550101")
            _ = try await server.signIn("+16505550102")
            let lines = try await server.look("/userLog:export").text.split(separator: "\n")
            #expect(lines.count == 4)
            for line in lines {
                let entry = try JSONDecoder().decode(UserLogEntryInfo.self, from: Data(line.utf8))
                #expect(entry.action.hasPrefix("account."))
            }
            for wrong in ["action=users.update", "since=yesterday", "pageSize=-1", "pageToken=x"] {
                #expect(try await server.look("/userLog?\(wrong)").status == 400)
            }
        }
    }

    @Test func `a viewer reads the log, and no stranger does`() async throws {
        try await withServer(.production) { server in
            let viewer = try await server.administrator(.viewer)
            for call in ["userLog", "userLog:export"] {
                let path = "/dialtone/v1/projects/\(TestServer.projectID)/\(call)"
                #expect(try await server.request(.get, path, headers: viewer).status == 200)
                #expect(try await server.request(.get, path, headers: [:]).status == 401)
                let other = "/dialtone/v1/projects/\(TestServer.otherProjectID)/\(call)"
                #expect(try await server.request(.get, other, headers: viewer).status != 200)
            }
        }
    }
}
