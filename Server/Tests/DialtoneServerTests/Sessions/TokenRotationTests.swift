import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import InMemoryLogging
import Logging
import Testing

/// Tests of refresh tokens that are replaced at each use.
struct TokenRotationTests {
    private static func rotating(
        on engine: StoreEngine = .sqliteInMemory,
        grace: TimeSpan = .seconds(60)
    ) -> ServerSetup {
        ServerSetup {
            $0.engine = engine
            $0.settings.sessions.rotatesRefreshTokens = true
            $0.settings.sessions.rotationGrace = grace
        }
    }

    @Test func `without rotation a refresh costs one read and changes nothing`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            _ = server.work.takeWork()
            #expect(try await server.renewed(person.refreshToken) == person.refreshToken)
            #expect(server.work.takeWork() == CountingStore.Work(reads: 1, writes: 0))
        }
    }

    @Test func `each refresh gives a new refresh token and keeps the sign-in time`() async throws {
        try await withServer(Self.rotating()) { server in
            let person = try await server.signIn("+16505550100")
            let signedInAt = try person.claims["auth_time"]
            var seen = [person.refreshToken]
            for _ in 1...5 {
                server.clock.advance(by: .minutes(59))
                let json = try await server.refresh(try #require(seen.last)).json
                seen.append(try #require(json["refresh_token"].text))
                let user = try await server.lookUp(try #require(json["id_token"].text))
                #expect(try user.json["users"][0]["localId"] == .string(person.accountID))
                let claims = try SignedIn.claims(in: try #require(json["id_token"].text))
                #expect(claims["auth_time"] == signedInAt)
            }
            #expect(Set(seen).count == 6)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `parallel refreshes all succeed with the same next token`(
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.rotating(on: engine)) { server in
            let person = try await server.signIn("+16505550100")
            var token = person.refreshToken
            for _ in 1...3 {
                let shown = token
                let next = try await answers(50) { try await server.renewed(shown) }
                #expect(Set(next).count == 1)
                token = try #require(next.first)
                #expect(token != shown)
            }
        }
    }

    @Test func `within the grace window a retired token gets the current one`() async throws {
        try await withServer(Self.rotating()) { server in
            let first = try await server.signIn("+16505550100").refreshToken
            let second = try await server.renewed(first)
            server.clock.advance(by: .seconds(30))
            let third = try await server.renewed(second)
            server.clock.advance(by: .seconds(30))
            #expect(try await server.renewed(first) == third)
            #expect(try await server.renewed(second) == third)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a token that is reused after the grace window ends its session and no other`(
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.rotating(on: engine)) { server in
            let stolen = try await server.signIn("+16505550100").refreshToken
            let other = try await server.signIn("+16505550100").refreshToken
            let second = try await server.renewed(stolen)
            server.clock.advance(by: .seconds(61))
            let third = try await server.renewed(second)
            let reuse = try await server.refresh(stolen)
            #expect(try reuse.errorCode == .tokenExpired)
            #expect(try reuse.reason == .refreshTokenReused)
            for token in [stolen, second, third] {
                let answer = try await server.refresh(token)
                #expect(try answer.errorCode == .tokenExpired)
                #expect(try answer.reason == nil)
            }
            #expect(try await server.refresh(other).status == 200)
            let warnings = server.logs.entries.filter { $0.level == .warning }
            #expect(warnings.count == 1)
        }
    }

    @Test func `the reuse of a token is detected weeks after its retirement`() async throws {
        try await withServer(Self.rotating()) { server in
            let first = try await server.signIn("+16505550100").refreshToken
            var token = first
            for _ in 1...150 {
                server.clock.advance(by: .hours(3))
                token = try await server.renewed(token)
            }
            #expect(try await server.refresh(first).reason == .refreshTokenReused)
            #expect(try await server.refresh(token).errorCode == .tokenExpired)
        }
    }

    @Test func `a forged refresh token ends no session`() async throws {
        try await withServer(Self.rotating()) { server in
            let first = try await server.signIn("+16505550100").refreshToken
            let second = try await server.renewed(first)
            let bytes = try #require(Base64URL.decode(second))
            for index in [0, 20, 23, 24, 55] {
                var forged = bytes
                forged[index] ^= 1
                let answer = try await server.refresh(Base64URL.encode(forged))
                #expect(try answer.errorCode == .tokenExpired)
                #expect(try answer.reason == nil)
            }
            #expect(try await server.refresh(second).status == 200)
        }
    }

    @Test func `once rotation is switched off the current token is kept`() async throws {
        try await withServer(Self.rotating()) { server in
            let first = try await server.signIn("+16505550100").refreshToken
            let second = try await server.renewed(first)
            try await server.changeSettings { $0.sessions.rotatesRefreshTokens = false }
            #expect(try await server.renewed(second) == second)
            server.clock.advance(by: .seconds(61))
            #expect(try await server.renewed(second) == second)
            #expect(try await server.refresh(first).reason == .refreshTokenReused)
        }
    }

    @Test func `sessions from before rotation was enabled are rotated`() async throws {
        try await withServer { server in
            let first = try await server.signIn("+16505550100").refreshToken
            try await server.changeSettings { $0.sessions.rotatesRefreshTokens = true }
            let second = try await server.renewed(first)
            #expect(second != first)
            server.clock.advance(by: .seconds(61))
            #expect(try await server.refresh(first).reason == .refreshTokenReused)
        }
    }

    @Test func `a retired token of a disabled account ends no session`() async throws {
        try await withServer(Self.rotating()) { server in
            let person = try await server.signIn("+16505550100")
            let second = try await server.renewed(person.refreshToken)
            server.clock.advance(by: .seconds(61))
            _ = try await server.administer(
                "accounts:update",
                ["localId": .string(person.accountID), "disableUser": true]
            )
            #expect(try await server.refresh(person.refreshToken).errorCode == .userDisabled)
            _ = try await server.administer(
                "accounts:update",
                ["localId": .string(person.accountID), "disableUser": false]
            )
            #expect(try await server.refresh(second).status == 200)
        }
    }
}

extension TestServer {
    /// The refresh token that a refresh with `token` gives.
    func renewed(_ token: String) async throws -> String {
        let answer = try await refresh(token)
        try #require(answer.status == 200, "\(answer.text)")
        return try #require(answer.json["refresh_token"].text)
    }
}
