import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import Testing

@testable import DialtoneServer

/// The calls with which owners manage the credentials of a project's programs.
struct CredentialCallTests {
    private static let project = "/dialtone/v1/projects/\(TestServer.projectID)"

    private func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ body: JSONValue? = nil,
        as bearer: String? = nil,
        to server: TestServer
    ) async throws -> Answer {
        var headers = TestServer.owner
        if let bearer { headers[.authorization] = "Bearer \(bearer)" }
        headers[.contentType] = "application/json"
        return try await server.request(
            method,
            path,
            headers: headers,
            body: try body.map { Array(try JSONEncoder().encode($0)) }
        )
    }

    @Test func `an owner creates, lists and revokes admin keys`() async throws {
        try await withServer { server in
            let keys = "\(Self.project)/adminKeys"
            let made = try await send(
                .post,
                keys,
                ["role": "viewer", "displayName": "nightly", "validDays": 30],
                to: server
            )
            try #require(made.status == 200, "\(made.text)")
            let secret = try #require(try made.json["secret"].text)
            let id = try #require(try made.json["adminKey"]["keyId"].text)
            let listed = try await send(.get, keys, to: server)
            #expect(try listed.json["adminKeys"][0] == made.json["adminKey"])
            #expect(!listed.text.contains(secret))
            #expect(try made.json["adminKey"]["expireTime"].text != nil)
            #expect(try await send(.delete, "\(keys)/\(id)", to: server).status == 200)
            #expect(try await send(.delete, "\(keys)/\(id)", to: server).status == 400)
            #expect(try await send(.get, keys, to: server).json == [:])
        }
    }

    @Test func `an owner creates, lists and deletes service accounts`() async throws {
        try await withServer { server in
            let accounts = "\(Self.project)/serviceAccounts"
            let made = try await send(
                .post,
                accounts,
                ["name": "api", "validDays": 30],
                to: server
            )
            try #require(made.status == 200, "\(made.text)")
            let text = try #require(try made.json["keyFile"].text)
            let file = try JSONDecoder().decode(
                ServiceAccountKeyFile.self,
                from: Data(text.utf8)
            )
            #expect(try made.json["serviceAccount"]["email"].text == file.clientEmail)
            #expect(try made.json["serviceAccount"]["role"].text == "editor")
            let end = (server.clock.now + .days(30)).rfc3339
            #expect(try made.json["serviceAccount"]["expireTime"].text == end)
            let listed = try await send(.get, accounts, to: server)
            #expect(!listed.text.contains("PRIVATE"))
            #expect(try await send(.post, accounts, ["name": "api"], to: server).status == 400)
            let own = "\(accounts)/\(PagePath.escaped(file.clientEmail))"
            #expect(try await send(.delete, own, to: server).status == 200)
            #expect(try await send(.get, accounts, to: server).json == [:])
        }
    }

    @Test func `wrong fields are refused`() async throws {
        try await withServer { server in
            let wrong: [(String, JSONValue)] = [
                ("adminKeys", [:]), ("adminKeys", ["role": "king"]),
                ("adminKeys", ["role": "viewer", "validDays": 0]),
                ("adminKeys", ["role": "viewer", "validDays": 4_000]),
                ("adminKeys", ["role": "viewer", "displayName": "a\u{0}b"]),
                (
                    "adminKeys",
                    ["role": "viewer", "displayName": .string(String(repeating: "x", count: 101))]
                ),
                ("serviceAccounts", [:]), ("serviceAccounts", ["name": "No Name"]),
                ("serviceAccounts", ["name": "api", "role": "king"]),
                ("serviceAccounts", ["name": "api", "validDays": 0]),
                ("serviceAccounts", ["name": "api", "validDays": 4_000]),
            ]
            for (path, body) in wrong {
                let answer = try await send(.post, "\(Self.project)/\(path)", body, to: server)
                #expect(answer.status == 400, "\(body)")
            }
        }
    }

    @Test func `other roles change no credentials, and no project's key changes signing keys`()
        async throws
    {
        let setup = ServerSetup { $0.isProduction = true }
        try await withServer(setup) { server in
            let registry = AdminKeyRegistry(
                store: server.store,
                clock: server.clock.serverClock,
                random: .seeded(61)
            )
            for role in AdminRole.allCases {
                let secret = try await registry.create(
                    for: TestServer.projectID,
                    role: role,
                    displayName: ""
                ).secret.text
                for path in ["adminKeys", "serviceAccounts"] where role != .owner {
                    let list = "\(Self.project)/\(path)"
                    #expect(try await send(.get, list, as: secret, to: server).status == 200)
                    let calls: [(HTTPRequest.Method, String, JSONValue?)] = [
                        (.post, list, ["role": "viewer", "name": "mine"]),
                        (.delete, "\(list)/x", nil),
                    ]
                    for (method, path, body) in calls {
                        let answer = try await send(method, path, body, as: secret, to: server)
                        #expect(answer.status == 403, "\(role) \(method) \(path)")
                    }
                }
                let keys = "/dialtone/v1/server/signingKeys"
                let calls: [(HTTPRequest.Method, String)] = [
                    (.get, keys), (.post, keys), (.delete, "\(keys)/x"),
                ]
                for (method, path) in calls {
                    let answer = try await send(method, path, as: secret, to: server)
                    #expect(answer.status == 401, "\(role) \(method)")
                }
            }
        }
    }
}
