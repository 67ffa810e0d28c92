import DialtoneBasics
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import InMemoryLogging
import Logging
import Testing

/// Tests of attacks on accounts, and their log lines.
struct SecurityEventTests {
    /// A server behind a proxy, so that requests have client addresses.
    private static func setup(
        on engine: StoreEngine = .sqliteInMemory,
        _ adjust: (inout ServerSetup) -> Void = { _ in }
    ) -> ServerSetup {
        ServerSetup { setup in
            setup.engine = engine
            setup.listenBehindProxy()
            adjust(&setup)
        }
    }

    private static let attacker: HTTPFields = HTTPFields([
        "X-Forwarded-For": "203.0.113.77", "X-Client-Version": "iOS/FirebaseSDK/12.0.0",
    ])

    @Test(arguments: StoreEngine.tested)
    func `a wrong password is logged with its account, an unknown address without one`(
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.setup(on: engine)) { server in
            let owner = try await server.signUp()
            for email in [TestServer.email, "stranger@example.com"] {
                let answer = try await server.call(
                    .signInWithPassword,
                    ["email": .string(email), "password": "not the password"],
                    headers: Self.attacker
                )
                #expect(try answer.refusal.message == "INVALID_LOGIN_CREDENTIALS")
            }
            let common = [
                "event": "signInFailed", "project": "demo-test", "network": "203.0.113.0/24",
                "client": "apple",
            ]
            let told = common.merging(["reason": "wrongPassword", "account": owner.accountID]) {
                $1
            }
            let unknown = common.merging(["reason": "unknownAddress"]) { $1 }
            #expect(
                server.loggedEvents == [
                    .init(level: .notice, fields: told), .init(level: .notice, fields: unknown),
                ]
            )
            server.expectLogHides([
                TestServer.email, "stranger", "not the password", "203.0.113.77",
                TestServer.password, owner.idToken, owner.refreshToken,
            ])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an attempt to use a disabled account is logged with the account`(
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.setup(on: engine)) { server in
            let owner = try await server.signUp()
            let phone = try await server.signIn("+16505550100")
            for id in [owner.accountID, phone.accountID] {
                try await server.changePerson(AccountID(rawValue: id)) { $0.isDisabled = true }
            }
            #expect(try await server.signInWithPassword().status == 400)
            let session = try await server.sendCode(to: "+16505550100")
            let code = try server.sentCode(to: "+16505550100")
            #expect(try await server.complete(session, code: code).status == 400)
            #expect(try await server.lookUp(owner.idToken).status == 400)
            #expect(try await server.refresh(owner.refreshToken).status == 400)
            let events = server.loggedEvents
            #expect(
                events.map(\.name) == [
                    "signInFailed accountDisabled", "signInFailed accountDisabled",
                    "tokenRefused accountOfTokenDisabled", "tokenRefused accountOfTokenDisabled",
                ]
            )
            #expect(
                events.map { $0.fields["account"] } == [
                    owner.accountID, phone.accountID, owner.accountID, owner.accountID,
                ]
            )
            server.expectLogHides(["650555", TestServer.email, code, session, owner.idToken])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `wrong codes are logged until the tries are used up`(engine: StoreEngine) async throws {
        try await withServer(Self.setup(on: engine)) { server in
            let session = try await server.sendCode(to: "+16505550100")
            let wrong = try server.wrongCode(for: "+16505550100")
            for _ in 0..<6 { _ = try await server.complete(session, code: wrong) }
            let names = server.loggedEvents.map(\.name)
            #expect(
                names == Array(repeating: "codeRefused wrongCode", count: 5)
                    + ["codeRefused triesSpent"]
            )
            server.expectLogHides(["650555", wrong, session])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `wrong authenticator codes and their limit are logged with the account`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let (app, id) = try await server.addPersonWithApp()
            server.clock.advance(by: .minutes(1))
            let wrong = app.wrongCode(at: server.clock.now)
            let credential = try await server.proveFirstFactor().pending
            for _ in 0..<11 { _ = try await server.finishTOTP(credential, id, code: wrong) }
            let events = server.loggedEvents.filter { $0.fields["event"] != "accountChanged" }
            #expect(
                events.map(\.name) == Array(repeating: "codeRefused wrongTOTP", count: 10)
                    + ["limitReached secondFactorLimit"]
            )
            #expect(Set(events.map { $0.fields["account"] }) == ["ada"])
            server.expectLogHides([wrong, credential, "@example.com"])
        }
    }

    @Test func `changes to how an account signs in are logged`() async throws {
        try await withServer(.secondFactors()) { server in
            let (_, id) = try await server.addPersonWithApp()
            #expect(server.loggedEvents.map(\.name).contains("accountChanged secondFactorAdded"))
            server.logs.clear()
            let changes: [JSONValue] = [
                ["localId": "ada", "password": "another password"],
                ["localId": "ada", "email": "other@example.com"],
                ["localId": "ada", "phoneNumber": "+16505550123"],
                ["localId": "ada", "mfa": ["enrollments": []]],
                ["localId": "ada", "displayName": "Ada"],
                ["localId": "nobody", "password": "another password"],
            ]
            for change in changes { _ = try await server.administer("accounts:update", change) }
            let names = Set(server.loggedEvents.map(\.name))
            #expect(
                names == [
                    "accountChanged passwordChanged", "accountChanged emailChanged",
                    "accountChanged phoneNumberChanged", "accountChanged secondFactorRemoved",
                    "accountChanged sessionsRevoked",
                ]
            )
            #expect(Set(server.loggedEvents.map { $0.fields["account"] }) == ["ada"])
            server.expectLogHides(["another password", "other@", "650555", id])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a reused refresh token is a warning, one of an ended session is not`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup {
            $0.engine = engine
            $0.settings.sessions.rotatesRefreshTokens = true
        }
        try await withServer(setup) { server in
            let person = try await server.signIn("+16505550100")
            let next = try await server.renewed(person.refreshToken)
            server.clock.advance(by: .seconds(61))
            for token in [person.refreshToken, next] {
                #expect(try await server.refresh(token).status == 400)
            }
            let events = server.loggedEvents
            #expect(
                events.map(\.name) == [
                    "tokenReused refreshTokenReused", "tokenRefused sessionEnded",
                ]
            )
            #expect(events.map(\.level) == [.warning, .info])
            #expect(events.first?.fields["account"] == person.accountID)
            server.expectLogHides([person.refreshToken, next, "650555"])
        }
    }

    @Test func `an ID token of a revoked session is logged`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            server.clock.advance(by: .seconds(5))
            _ = try await server.administer(
                "accounts:update",
                [
                    "localId": .string(person.accountID),
                    "validSince": .string(String(server.clock.now.seconds)),
                ]
            )
            #expect(try await server.lookUp(person.idToken).status == 400)
            #expect(
                server.loggedEvents.map(\.name) == [
                    "accountChanged sessionsRevoked", "tokenRefused sessionEnded",
                ]
            )
            server.expectLogHides([person.idToken, "650555"])
        }
    }

    @Test func `a suspended number is logged as a warning without the number`() async throws {
        let setup = Self.setup {
            $0.settings.phoneSignIn.sends.cooldowns = []
            $0.settings.phoneSignIn.failures.perYear = 2
        }
        try await withServer(setup) { server in
            let session = try await server.sendCode(to: "+16505550100")
            let wrong = try server.wrongCode(for: "+16505550100")
            for _ in 0..<2 { _ = try await server.complete(session, code: wrong) }
            server.clock.advance(by: .minutes(6))
            _ = try await server.sendCode(to: "+16505550100")
            server.clock.advance(by: .minutes(6))
            server.logs.clear()
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+16505550100"],
                headers: Self.attacker
            )
            #expect(answer.status == 400)
            #expect(
                server.loggedEvents == [
                    .init(
                        level: .warning,
                        fields: [
                            "event": "numberSuspended", "reason": "tooManyWrongCodes",
                            "project": "demo-test", "network": "203.0.113.0/24",
                            "client": "apple", "region": "US",
                        ]
                    )
                ]
            )
            server.expectLogHides(["650555", "203.0.113.77"])
        }
    }

    @Test func `a reached password limit is logged`() async throws {
        try await withServer(Self.setup()) { server in
            _ = try await server.signUp()
            for _ in 0..<30 {
                _ = try await server.signInWithPassword(TestServer.email, "wrong one")
            }
            let names = Set(server.loggedEvents.map(\.name))
            #expect(names == ["signInFailed wrongPassword", "limitReached passwordLimit"])
            server.expectLogHides([TestServer.email, "wrong one"])
        }
    }

    @Test func `forged federated and custom tokens are logged`() async throws {
        let issuer = TestIssuer(try TestKey.rs256("key-1"))
        try await withServer(.federated(issuer)) { server in
            try await server.addProvider()
            let token = "eyJhbGciOiJSUzI1NiIsImtpZCI6ImtleS0xIn0.eyJzdWIiOiJ4In0.c2ln"
            let provider = TestServer.provider.rawValue
            let federated = try await server.call(
                .signInWithIDP,
                [
                    "requestUri": "http://localhost",
                    "postBody": .string("id_token=\(token)&providerId=\(provider)"),
                ]
            )
            #expect(federated.status == 400)
            let custom = try await server.call(
                .signInWithCustomToken,
                ["token": .string(token), "returnSecureToken": true]
            )
            #expect(custom.status == 400)
            #expect(
                server.loggedEvents.map(\.name) == [
                    "signInFailed federatedTokenRefused", "signInFailed customTokenRefused",
                ]
            )
            server.expectLogHides([token, "eyJzdWIiOiJ4In0"])
        }
    }
}
