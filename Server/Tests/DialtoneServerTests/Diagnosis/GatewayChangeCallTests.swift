import InMemoryLogging
import Foundation
import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// Tests of the calls that change the gateways and routes of the server.
struct GatewayChangeCallTests {
    private static let server = "/dialtone/v1/server"
    private static let webhook: JSONValue = [
        "name": "new", "kind": "webhook", "settings": ["url": "https://sms.example.com/"],
        "secrets": ["secret": "whsec_c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0"],
    ]

    private func setup(_ names: String...) -> ServerSetup {
        let gateways = names.map { ScriptedGateway($0) }
        return ServerSetup { $0.gateways = gateways }
    }

    @Test func `a gateway is added, changed and removed, and its secrets are never shown`()
        async throws
    {
        // The test's own gateways stand for every configuration of their name.
        try await withServer(setup("main", "new")) { server in
            let kinds = try await call(.get, "/gatewayKinds", on: server)
            #expect(kinds.text.contains("twilio"))
            #expect(try await call(.delete, "/gateways/new", on: server).status == 200)
            let made = try await call(.post, "/gateways", Self.webhook, on: server)
            try #require(made.status == 200, "\(made.text)")
            #expect(!made.text.contains("whsec_"))
            let again = try await call(.post, "/gateways", Self.webhook, on: server)
            #expect(again.status == 400)
            let changed = try await call(
                .patch,
                "/gateways/new",
                ["settings": ["url": "https://other.example.com/"]],
                on: server
            )
            #expect(changed.status == 200, "\(changed.text)")
            #expect(try changed.json["settings"]["url"] == "https://other.example.com/")
            let wrong = try await call(
                .patch,
                "/gateways/new",
                ["settings": ["x": "1"]],
                on: server
            )
            #expect(wrong.status == 400)
            let missing = try await call(
                .patch,
                "/gateways/new",
                ["settings": ["url": ""]],
                on: server
            )
            #expect(missing.status == 400)
            #expect(try await call(.delete, "/gateways/none", on: server).status == 404)
            let logs = server.logs.entries.map { "\($0)" }
            #expect(!logs.contains { $0.contains("c2VjcmV0") })
        }
    }

    @Test func `routes are set, listed and removed by calls`() async throws {
        try await withServer(setup("main", "backup")) { server in
            let steps: JSONValue = [
                [
                    "gateways": [
                        ["gateway": "main", "weight": 3], ["gateway": "backup", "weight": 1],
                    ]
                ]
            ]
            let set = try await call(
                .post,
                "/gatewayRoutes:set",
                ["numbers": "DE", "steps": steps, "mode": "hard"],
                on: server
            )
            try #require(set.status == 200, "\(set.text)")
            let found: ListGatewayRoutesResponse = try await call(
                .get,
                "/gatewayRoutes",
                on: server
            ).decoded()
            #expect(found.routes.map(\.numbers) == ["DE"])
            #expect(found.routes.map(\.mode) == ["hard"])
            #expect(found.routes.first?.steps.first?.gateways.map(\.weight) == [3, 1])
            let wrong: [JSONValue] = [
                ["numbers": "XX", "steps": steps], ["numbers": "<b>", "steps": steps],
                ["steps": steps, "mode": "other"], ["steps": []],
                ["steps": [["gateways": [["gateway": "none", "weight": 1]]]]],
                ["steps": [["gateways": [["gateway": "main", "weight": 0]]]]],
                ["steps": steps, "project": "none"],
            ]
            for body in wrong {
                let answer = try await call(.post, "/gatewayRoutes:set", body, on: server)
                #expect((400...404).contains(answer.status), "\(body) \(answer.text)")
            }
            let remove: JSONValue = ["numbers": "DE"]
            let path = "/gatewayRoutes:remove"
            #expect(try await call(.post, path, remove, on: server).status == 200)
            #expect(try await call(.post, path, remove, on: server).status == 404)
        }
    }

    @Test func `a server without gateways changes none`() async throws {
        try await withServer { server in
            let answer = try await call(.post, "/gateways", Self.webhook, on: server)
            #expect(answer.status == 400, "\(answer.text)")
            let kinds: ListGatewayKindsResponse = try await call(
                .get,
                "/gatewayKinds",
                on: server
            ).decoded()
            #expect(kinds.kinds.isEmpty)
        }
    }

    @Test func `the administrator of a project changes no gateway`() async throws {
        try await withServer(.production) { server in
            let caller = try await server.administrator(.owner)
            for path in ["/gateways", "/gatewayRoutes:set", "/gatewayRoutes:remove"] {
                let answer = try await call(.post, path, Self.webhook, on: server, as: caller)
                #expect([401, 403].contains(answer.status), "\(path)")
            }
        }
    }

    private func call(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ body: JSONValue? = nil,
        on server: TestServer,
        as caller: HTTPFields = TestServer.owner
    ) async throws -> Answer {
        var headers = caller
        if body != nil { headers[.contentType] = "application/json" }
        return try await server.request(
            method,
            Self.server + path,
            headers: headers,
            body: try body.map { Array(try JSONEncoder().encode($0)) }
        )
    }
}
