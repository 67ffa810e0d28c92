import DialtoneBasics
import DialtoneModel
import Crypto
import DialtoneTestSupport
import Foundation
import IdentityToolkit
import Testing

struct PollTests {
    static let secret = "a secret that only the app has"
    static let sessionID = Hex.encode(SHA256.hash(data: Data(secret.utf8)))

    private func page(_ changes: [String: JSONValue] = [:]) -> [String: JSONValue] {
        [
            "apiKey": .string(TestServer.apiKey), "authType": "verifyApp",
            "eventId": "ABCDEFGHIJ", "mode": "poll", "sessionId": .string(Self.sessionID),
        ]
        .merging(changes) { $1 }
    }

    private func poll(
        _ server: TestServer,
        secret: String = secret,
        key: String = TestServer.apiKey
    ) async throws -> Answer {
        try await server.call(
            .pollAppVerification,
            ["eventId": "ABCDEFGHIJ", "sessionSecret": .string(secret)],
            key: key
        )
    }

    private func solve(_ server: TestServer) async throws -> Answer {
        let payload = JSONValue.string(try await server.solution())
        return try await server.post(
            "/__/auth/handler",
            .object(page(["payload": payload]))
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `the app that asks gets the token once`(engine: StoreEngine) async throws {
        let setup = ServerSetup {
            $0 = .enforcing
            $0.engine = engine
        }
        try await withServer(setup) { server in
            #expect(try await poll(server).json == ["state": "PENDING"])
            let solved = try await solve(server)
            #expect(try solved.json == [:], "\(solved.text)")
            #expect(
                try await poll(server, secret: "another secret of an app").json["state"]
                    == "PENDING"
            )
            #expect(try await poll(server, key: TestServer.otherAPIKey).json["state"] == "PENDING")
            let done = try await poll(server)
            #expect(try done.json["state"] == "DONE")
            let token = try #require(done.json["recaptchaToken"].text)
            #expect(try await poll(server).json["state"] == "PENDING")
            #expect(try await server.send(showing: token).status == 200)
        }
    }

    @Test func `of many concurrent polls, one gets the token`() async throws {
        try await withServer(.enforcing) { server in
            _ = try await solve(server)
            let tokens = try await withThrowingTaskGroup(of: String?.self) { group in
                for _ in 0..<20 {
                    group.addTask { try await poll(server).json["recaptchaToken"].text }
                }
                return try await group.reduce(into: []) { if let token = $1 { $0.append(token) } }
            }
            #expect(tokens.count == 1)
        }
    }

    @Test func `a result that is not polled expires after ten minutes`() async throws {
        try await withServer(.enforcing) { server in
            _ = try await solve(server)
            server.clock.advance(by: .minutes(10))
            #expect(try await poll(server).json["state"] == "PENDING")
        }
    }

    @Test func `the app is told why its challenge failed`() async throws {
        let setup = ServerSetup {
            $0 = .enforcing
            $0.settings.appVerification.common.accepts = [.push]
        }
        try await withServer(setup) { server in
            let query = page().map { "\($0.key)=\($0.value.text ?? "")" }.joined(separator: "&")
            let shown = try await server.open("/__/auth/handler?\(query)")
            #expect(shown.status == 400)
            let failed = try await poll(server)
            #expect(try failed.json["state"] == "FAILED")
            #expect(try failed.json["error"]["code"] == "auth/operation-not-allowed")
            #expect(try await poll(server).json["state"] == "PENDING")
        }
    }

    @Test(arguments: ["", "short", String(repeating: "x", count: 513)])
    func `an invalid polling secret is refused`(secret: String) async throws {
        try await withServer(.enforcing) { server in
            let answer = try await poll(server, secret: secret)
            #expect(answer.status == 400)
        }
    }
}
