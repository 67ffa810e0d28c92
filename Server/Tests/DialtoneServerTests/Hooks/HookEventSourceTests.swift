import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests of events for bulk operations, single devices and expired accounts.
struct HookEventSourceTests {
    private static let everything = Hook.Subject.after(Set(AccountEventKind.allCases))

    /// Calls `body` with a server whose project has two accounts, `one` and `two`, and a hook for
    /// all events.
    private func withAccounts(
        _ body: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        try await withServer { server in
            for id in ["one", "two"] {
                _ = try await server.administer("accounts", ["localId": .string(id)])
            }
            try await server.addHook(Self.everything, at: "http://127.0.0.1:9/")
            try await body(server)
        }
    }

    @Test func `an event is sent for each account of a batch deletion`() async throws {
        try await withAccounts { server in
            let answer = try await server.administer(
                "accounts:batchDelete",
                ["localIds": ["one", "two", "three"], "force": true]
            )
            #expect(answer.status == 200)
            let deliveries = try await server.deliveries
            #expect(deliveries.map(\.event) == [.accountDeleted, .accountDeleted])
            let bodies = deliveries.compactMap(\.body)
            for id in ["one", "two"] { #expect(bodies.contains { $0.contains("\"\(id)\"") }) }
        }
    }

    @Test func `an event with the session ID is sent when one device's session ends`() async throws
    {
        try await withServer { server in
            let own = try await server.signIn("+16505550100")
            _ = try await server.signIn("+16505550100")
            try await server.addHook(Self.everything, at: "http://127.0.0.1:9/")
            let listed = try await server.call(
                .listSessions,
                ["idToken": .string(own.idToken), "refreshToken": .string(own.refreshToken)]
            )
            let ids = try (0..<2).compactMap { index -> String? in
                let session = try listed.json["sessions"][index]
                return session["current"] == true ? nil : session["sessionId"].text
            }
            #expect(ids.count == 1)
            for _ in 0..<2 {
                _ = try await server.call(
                    .revokeSessions,
                    [
                        "idToken": .string(own.idToken),
                        "sessionIds": .array(ids.map(JSONValue.string)),
                    ]
                )
            }
            let deliveries = try await server.deliveries
            #expect(deliveries.map(\.event) == [.sessionsEnded])
            let body = try #require(deliveries.first?.body)
            #expect(body.contains(#""sessionIds":["\#(ids[0])"]"#))
            #expect(body.contains(#""id":"\#(own.accountID)""#))
        }
    }

    @Test func `an event is sent when an idle anonymous account is deleted`() async throws {
        let setup = ServerSetup { $0.settings.deletesIdleAnonymousAccounts = true }
        try await withServer(setup) { server in
            let person = try await server.signUpAnonymously()
            try await server.addHook(Self.everything, at: "http://127.0.0.1:9/")
            server.clock.advance(by: .days(31))
            let housekeeping = Housekeeping(
                store: server.store,
                clock: server.clock.serverClock,
                random: .seeded(9)
            )
            #expect(try await housekeeping.tidy().anonymousAccounts == 1)
            let deliveries = try await server.deliveries
            #expect(deliveries.map(\.event) == [.accountDeleted])
            #expect(deliveries.first?.body?.contains(person.accountID) == true)
        }
    }

    @Test func `imports and the emulator's clearing send no events`() async throws {
        try await withAccounts { server in
            let imported = try await server.administer(
                "accounts:batchCreate",
                ["users": [["localId": "three", "email": "ada@example.com"]]]
            )
            #expect(imported.status == 200)
            let cleared = try await server.request(
                .delete,
                "/emulator/v1/projects/\(TestServer.projectID)/accounts"
            )
            #expect(cleared.status == 200)
            let left = try await server.store.read {
                try $0.accountCount(of: TestServer.projectID)
            }
            #expect(left == 0)
            #expect(try await server.deliveries.isEmpty)
        }
    }

    @Test func `signing all users out sends no events`() async throws {
        try await withServer { server in
            _ = try await server.signIn("+16505550100")
            try await server.addHook(Self.everything, at: "http://127.0.0.1:9/")
            _ = try await GlobalSignOut(store: server.store).run(before: server.clock.now)
            #expect(try await server.deliveries.isEmpty)
        }
    }
}
