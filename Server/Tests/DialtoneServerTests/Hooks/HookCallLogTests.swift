import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import NIOHTTP1
import Testing

/// Tests of the log of calls of hooks that operations waited for.
struct HookCallLogTests {
    private func calls(_ server: TestServer, _ query: String = "") async throws -> [HookCallInfo] {
        try await server.hookCalls.writeDown()
        let list: ListHookCallsResponse = try await server.look("/hookCalls\(query)").decoded()
        return list.calls
    }

    @Test(arguments: StoreEngine.tested)
    func `each outcome of a call is logged, without what was sent`(
        engine: StoreEngine
    ) async throws {
        let refusal = #"{"decision": "deny", "message": "Too young, Ada.", "code": "TOO_YOUNG"}"#
        let reactions: [LoopbackReceiver.Reaction] = [
            .answer("{}"), .answer(refusal), .status(500), .hangUp,
        ]
        try await LoopbackReceiver.with(reactions) { receiver in
            try await withServer(ServerSetup { $0.engine = engine }) { server in
                let hook = try await server.addHook(.before(.beforeCreate), at: receiver.url).hook
                for _ in 0..<3 {
                    _ = try await server.call(.signUp, ["returnSecureToken": true])
                    server.clock.advance(by: .seconds(1))
                }
                let logged = try await calls(server)
                #expect(logged.map(\.outcome) == ["failed", "refused", "allowed"])
                #expect(logged.map(\.status) == [500, 200, 200])
                #expect(logged.map(\.code) == [nil, "TOO_YOUNG", nil])
                #expect(logged.allSatisfy { $0.hook == hook.id.rawValue && $0.attempts == 1 })
                #expect(logged.allSatisfy { $0.trigger == "beforeCreate" && $0.node == "node-a" })
                #expect(logged.allSatisfy { $0.localId?.isEmpty == false })
                #expect(logged[0].problem == "it responded with status 500")
                let sent = receiver.requests.map { $0.headers["webhook-id"].first }
                #expect(sent.reversed() == logged.map(\.id))
                let text = try await server.look("/hookCalls").text
                #expect(!text.contains("Ada"))
            }
        }
    }

    @Test func `a call that is not made, and the filters of the list`() async throws {
        try await LoopbackReceiver.with(Array(repeating: .status(500), count: 5)) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                for _ in 0..<6 {
                    _ = try await server.call(.signUp, ["returnSecureToken": true])
                    server.clock.advance(by: .seconds(1))
                }
                let skipped = try await calls(server, "?outcome=notCalled")
                #expect(skipped.map(\.attempts) == [0])
                #expect(skipped.first?.status == nil)
                let user = try #require(skipped.first?.localId)
                #expect(try await calls(server, "?localId=\(user)").count == 1)
                #expect(try await calls(server, "?trigger=beforeSignIn").isEmpty)
                let first: ListHookCallsResponse = try await server.look("/hookCalls?pageSize=4")
                    .decoded()
                let next = try #require(first.nextPageToken)
                let rest = try await calls(server, "?pageSize=4&pageToken=\(next)")
                #expect(Set(first.calls.map(\.id) + rest.map(\.id)).count == 6)
                for wrong in ["outcome=maybe", "trigger=after", "pageSize=-1", "pageToken=x"] {
                    #expect(try await server.look("/hookCalls?\(wrong)").status == 400)
                }
            }
        }
    }

    @Test func `a call is written after the response, not with the sign-in`() async throws {
        try await LoopbackReceiver.with([.answer("{}")]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                _ = try await server.call(.signUp, ["returnSecureToken": true])
                let unwritten: ListHookCallsResponse = try await server.look("/hookCalls").decoded()
                #expect(unwritten.calls.isEmpty)
                #expect(try await calls(server).count == 1)
            }
        }
    }

    @Test func `a viewer reads the log, and other projects have their own`() async throws {
        try await withServer(.production) { server in
            let path = "/dialtone/v1/projects/\(TestServer.projectID)/hookCalls"
            let viewer = try await server.administrator(.viewer)
            #expect(try await server.request(.get, path, headers: viewer).status == 200)
            #expect(try await server.request(.get, path, headers: [:]).status == 401)
            let other = "/dialtone/v1/projects/\(TestServer.otherProjectID)/hookCalls"
            #expect(try await server.request(.get, other, headers: viewer).status != 200)
        }
    }
}
