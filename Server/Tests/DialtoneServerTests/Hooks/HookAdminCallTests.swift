import Foundation
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import NIOHTTP1
import Testing

/// Tests of the calls by which administrators manage hooks and deliveries.
struct HookAdminCallTests {
    @Test func `a hook is added, changed, tested and removed by calls`() async throws {
        let answers: [LoopbackReceiver.Reaction] = [
            .answer("{}"), .status(500), .answer(#"{"decision":"deny","message":"no"}"#),
        ]
        try await LoopbackReceiver.with(answers) { receiver in
            try await withServer { server in
                let made: HookSecretResponse = try await server.adminPost(
                    "/hooks",
                    ["url": .string(receiver.url), "trigger": "beforeCreate", "timeoutSeconds": 3]
                ).decoded()
                let hook = try #require(made.hook)
                #expect(made.secret.hasPrefix("whsec_"))
                #expect(hook.onFailure == "deny")
                let listed = try await server.look("/hooks")
                #expect(!listed.text.contains("whsec_"))
                let changed = try await patch(hook.id, ["onFailure": "allow"], on: server)
                #expect(try changed.json["onFailure"] == "allow")
                #expect(try changed.json["timeoutSeconds"] == 3)
                for expected in ["allowed", "failed", "refused the operation: no"] {
                    let test: TestHookResponse = try await server.adminPost(
                        "/hooks/\(hook.id):test"
                    ).decoded()
                    #expect(test.text.contains(expected), "\(test.text)")
                }
                #expect(receiver.requests.count == 3)
                #expect(try await server.accountCount() == 0)
                let rotated: HookSecretResponse = try await server.adminPost(
                    "/hooks/\(hook.id):rotateSecret"
                ).decoded()
                #expect(rotated.secret != made.secret)
                #expect(try await delete(hook.id, on: server).status == 200)
                #expect(try await delete(hook.id, on: server).status == 400)
                let left: ListHooksResponse = try await server.look("/hooks").decoded()
                #expect(left.hooks.isEmpty)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an event that was given up is sent again`(engine: StoreEngine) async throws {
        try await LoopbackReceiver.with([.status(410), .status(200)]) { receiver in
            try await withServer(ServerSetup { $0.engine = engine }) { server in
                try await server.addHook(.after([.accountCreated]), at: receiver.url)
                _ = try await server.signUpAnonymously()
                #expect(try await server.deliverer().deliverDue() == 1)
                let dead = try await deliveries(on: server)
                #expect(dead.map(\.state) == ["dead"])
                #expect(dead.map(\.canResend) == [true])
                #expect(dead.map(\.lastStatus) == [410])
                #expect(dead.map(\.lastMilliseconds) == [0])
                let listed = try await server.look("/hookDeliveries")
                #expect(!listed.text.contains("localId"))
                let id = try #require(dead.first?.id)
                let resent: HookDeliveryInfo = try await server.adminPost(
                    "/hookDeliveries/\(id):resend"
                ).decoded()
                #expect(resent.state == "pending")
                let again = try await server.adminPost("/hookDeliveries/\(id):resend")
                #expect(again.status == 400)
                #expect(try await server.deliverer().deliverDue() == 1)
                #expect(receiver.requests.map(\.body).count == 2)
                #expect(Set(receiver.requests.map(\.body)).count == 1)
                let delivered = try await deliveries(on: server)
                #expect(delivered.map(\.state) == ["delivered"])
                #expect(delivered.map(\.canResend) == [true])
                #expect(try await server.deliveries.map { $0.body == nil } == [false])
                // The receiver has lost the event.
                let replayed = try await server.adminPost("/hookDeliveries/\(id):resend")
                #expect(replayed.status == 200)
                #expect(try await server.deliverer().deliverDue() == 1)
                let headers = receiver.requests.map(\.headers)
                #expect(headers.map { $0["webhook-resent"] } == [[], ["true"], ["true"]])
                #expect(Set(headers.map { $0["webhook-id"] }).count == 1)
                for (filter, count) in [
                    ("state=delivered", 1), ("state=dead", 0), ("event=account.created", 1),
                    ("event=account.deleted", 0),
                ] {
                    let found = try await server.look("/hookDeliveries?\(filter)")
                    #expect(try found.json["deliveries"].count == count, "\(filter)")
                }
                for wrong in ["state=lost", "event=lost"] {
                    #expect(try await server.look("/hookDeliveries?\(wrong)").status == 400)
                }
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `pages list every delivery once, newest first`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let (hook, _) = try await server.addHook(
                .after([.accountCreated]),
                at: "http://127.0.0.1:9/"
            )
            for _ in 0..<5 {
                _ = try await server.signUpAnonymously()
                server.clock.advance(by: .seconds(1))
            }
            var found: [HookDeliveryInfo] = []
            var token = ""
            for _ in 0..<4 {
                let page: ListHookDeliveriesResponse = try await server.look(
                    "/hookDeliveries?hook=\(hook.id.rawValue)&pageSize=2&pageToken=\(token)"
                ).decoded()
                found += page.deliveries
                guard let next = page.nextPageToken else { break }
                token = next
            }
            #expect(found.count == 5)
            #expect(Set(found.map(\.id)).count == 5)
            #expect(found.map(\.createdAt) == found.map(\.createdAt).sorted(by: >))
            let none = try await server.look("/hookDeliveries?hook=other")
            #expect(try none.json["deliveries"].count == 0)
            for wrong in ["x", "1", "1.\(String(repeating: "x", count: 200))"] {
                let answer = try await server.look("/hookDeliveries?pageToken=\(wrong)")
                #expect(answer.status == 400, "\(wrong)")
            }
        }
    }

    @Test(arguments: AdminRole.allCases)
    func `only owners change hooks, and viewers only read`(role: AdminRole) async throws {
        try await withServer(.production) { server in
            let caller = try await server.administrator(role)
            #expect(try await server.look("/hooks", as: caller).status == 200)
            #expect(try await server.look("/hookDeliveries", as: caller).status == 200)
            let owners: [String] = ["/hooks", "/hooks/x:rotateSecret", "/mailTexts:sendTest"]
            for path in owners {
                let answer = try await server.adminPost(path, as: caller)
                #expect((answer.status == 403) == (role != .owner), "\(path)")
            }
            for path in ["/hooks/x:test", "/hookDeliveries/x:resend"] {
                let answer = try await server.adminPost(path, as: caller)
                #expect((answer.status == 403) == (role == .viewer), "\(path)")
            }
            let changed = try await patch("x", ["timeoutSeconds": 3], on: server, as: caller)
            #expect((changed.status == 403) == (role != .owner))
            let removed = try await delete("x", on: server, as: caller)
            #expect((removed.status == 403) == (role != .owner))
        }
    }

    @Test(
        arguments: [
            [:], ["url": "https://example.com/"],
            ["url": "ftp://example.com/", "trigger": "beforeCreate"],
            ["url": "https://example.com/", "trigger": "<script>"],
            ["url": "https://example.com/", "events": ["none"]],
            [
                "url": "https://example.com/", "trigger": "beforeCreate",
                "events": ["account.created"],
            ],
            ["url": "https://example.com/", "trigger": "beforeCreate", "timeoutSeconds": 0],
            ["url": "https://example.com/", "trigger": "beforeCreate", "onFailure": "maybe"],
            ["url": "https://example.com/", "events": ["account.created"], "format": "firebase"],
        ] as [JSONValue]
    )
    func `a hook that is not valid is refused`(body: JSONValue) async throws {
        try await withServer { server in
            let answer = try await server.adminPost("/hooks", body)
            #expect(answer.status == 400, "\(answer.text)")
            #expect(try await server.look("/hooks").json["hooks"].count == 0)
        }
    }

    private func deliveries(on server: TestServer) async throws -> [HookDeliveryInfo] {
        let found: ListHookDeliveriesResponse = try await server.look("/hookDeliveries").decoded()
        return found.deliveries
    }

    private func patch(
        _ hook: String,
        _ body: JSONValue,
        on server: TestServer,
        as caller: HTTPFields = TestServer.owner
    ) async throws -> Answer {
        var headers = caller
        headers[.contentType] = "application/json"
        return try await server.request(
            .patch,
            "/dialtone/v1/projects/\(TestServer.projectID)/hooks/\(hook)",
            headers: headers,
            body: Array(try JSONEncoder().encode(body))
        )
    }

    private func delete(
        _ hook: String,
        on server: TestServer,
        as caller: HTTPFields = TestServer.owner
    ) async throws -> Answer {
        try await server.request(
            .delete,
            "/dialtone/v1/projects/\(TestServer.projectID)/hooks/\(hook)",
            headers: caller
        )
    }
}
