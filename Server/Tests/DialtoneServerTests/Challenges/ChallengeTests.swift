import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import InMemoryLogging
import Testing

struct ChallengeTests {
    private static let secondKey = "second-api-key"

    @Test func `a solved challenge sends one message`() async throws {
        try await withServer(.enforcing) { server in
            let bare = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+16505550100"]
            )
            #expect(try bare.errorCode == .missingAppCredential)
            let token = try await server.challengeToken()
            let sent = try await server.send(showing: token)
            #expect(sent.status == 200, "\(sent.text)")
            let again = try await server.send(to: 1, showing: token)
            #expect(try again.errorCode == .captchaCheckFailed)
            #expect(try again.reason == .proofUsed)
            #expect(server.messages.count == 1)
        }
    }

    @Test func `a token is good for five minutes`() async throws {
        try await withServer(.enforcing) { server in
            let token = try await server.challengeToken()
            server.clock.advance(by: ChallengeToken.lifetime)
            let late = try await server.send(showing: token)
            #expect(try late.errorCode == .captchaCheckFailed)
            #expect(try late.reason == .proofExpired)
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `a token of another project or app is refused, and stays good for its own`()
        async throws
    {
        try await withServer(.enforcing) { server in
            let app = try await server.addApp(key: Self.secondKey)
            let token = try await server.challengeToken()
            let elsewhere = try await server.send(showing: token, key: TestServer.otherAPIKey)
            #expect(try elsewhere.errorCode == .captchaCheckFailed)
            #expect(try elsewhere.reason == .proofInvalid)
            let byKey = try await server.send(showing: token, key: Self.secondKey)
            #expect(try byKey.reason == .proofForeign)
            let name = try #require(HTTPField.Name("X-Firebase-GMPID"))
            let byName = try await server.send(showing: token, headers: [name: app.appID])
            #expect(try byName.reason == .proofForeign)
            #expect(try await server.send(showing: token).status == 200)
        }
    }

    @Test(arguments: [
        "dtc_", "dtc_AAAA", "dtc_not base64", "dtc_" + String(repeating: "A", count: 43),
    ])
    func `a made-up token is refused`(token: String) async throws {
        try await withServer(.enforcing) { server in
            let answer = try await server.send(showing: token)
            #expect(try answer.errorCode == .captchaCheckFailed)
            #expect(try answer.reason == .proofInvalid)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of many concurrent requests with one token, one is accepted`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup {
            $0 = .enforcing
            $0.engine = engine
        }
        try await withServer(setup) { server in
            let token = try await server.challengeToken()
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for number in 0..<30 {
                    group.addTask { try await server.send(to: number, showing: token).status }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.count { $0 == 200 } == 1)
            #expect(statuses.count { $0 == 400 } == 29)
            #expect(server.messages.count == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of many concurrent requests with one solution, one gets a token`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup {
            $0 = .enforcing
            $0.engine = engine
        }
        try await withServer(setup) { server in
            let solution = try await server.solution()
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<30 { group.addTask { try await server.verify(solution).status } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.count { $0 == 200 } == 1)
            let again = try await server.verify(solution)
            #expect(try again.reason == .proofUsed)
        }
    }

    @Test func `a solution for another project, or one that comes too late, gets no token`()
        async throws
    {
        try await withServer(.enforcing) { server in
            let foreign = try await server.solution(key: TestServer.otherAPIKey)
            #expect(try await server.verify(foreign).reason == .proofForeign)
            let late = try await server.solution()
            server.clock.advance(by: .minutes(5))
            #expect(try await server.verify(late).reason == .proofExpired)
            let forged = try await server.verify("e30=")
            #expect(try forged.errorCode == .captchaCheckFailed)
            #expect(try forged.reason == .proofInvalid)
        }
    }

    @Test func `pages of any origin can request a challenge and read the response`() async throws {
        try await withServer(.enforcing) { server in
            let headers: HTTPFields = [.origin: "https://shop.example"]
            let answer = try await server.challenge(headers: headers)
            #expect(answer.headers[.accessControlAllowOrigin] == "https://shop.example")
            #expect(answer.headers[.cacheControl] == "no-store")
            let verified = try await server.verify(
                try TestServer.payload(for: answer.json),
                headers: headers
            )
            #expect(verified.status == 200)
            #expect(verified.headers[.accessControlAllowOrigin] == "https://shop.example")
        }
    }

    @Test func `a request for the second version of the format gets it`() async throws {
        try await withServer(.enforcing) { server in
            let answer = try await server.request(
                .get,
                "/dialtone/v1/challenge?key=\(TestServer.apiKey)&version=2"
            )
            let parameters = try answer.json["parameters"]
            #expect(parameters["algorithm"] == "PBKDF2/SHA-256")
            #expect(parameters["keyPrefix"] == "00")
            #expect(parameters["data"]["project"] == .string(TestServer.projectID.rawValue))
            #expect(try answer.json["signature"].text?.count == 64)
        }
    }

    @Test func `the built-in challenge is refused where a vendor's is required`() async throws {
        let setup = ServerSetup {
            $0 = .enforcing
            $0.settings.appVerification.common.challenge.vendor = .turnstile
        }
        try await withServer(setup) { server in
            let answer = try await server.challenge()
            #expect(try answer.errorCode == .captchaCheckFailed)
            #expect(try answer.reason == .proofNotAccepted)
        }
    }

    @Test func `an app that may not use challenges gets none`() async throws {
        let setup = ServerSetup {
            $0 = .enforcing
            $0.settings.appVerification.common.accepts = [.push]
        }
        try await withServer(setup) { server in
            let answer = try await server.challenge()
            #expect(try answer.reason == .proofNotAccepted)
        }
    }

    @Test func `frequent requests get harder challenges`() async throws {
        let setup = ServerSetup {
            $0 = .enforcing
            $0.settings.appVerification.common.challenge.work.quietPerMinute = 2
        }
        try await withServer(setup) { server in
            #expect(try await server.challenge().json["maxnumber"] == 64)
            for _ in 0..<6 { _ = try await server.challenge() }
            #expect(try await server.challenge().json["maxnumber"] == 256)
        }
    }

    @Test func `nothing of a token is stored or logged`() async throws {
        try await withServer(.enforcing) { server in
            let token = try await server.challengeToken()
            _ = try await server.send(showing: token)
            let secret = String(token.dropFirst(4))
            #expect(server.logs.entries.allSatisfy { !"\($0)".contains(secret) })
        }
    }
}
