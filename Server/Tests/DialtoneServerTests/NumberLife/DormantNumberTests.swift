import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests of numbers that were not verified for a long time.
struct DormantNumberTests {
    static let number = "+16505550100"

    /// Numbers become dormant after two days, and claims take one day.
    static func setup(
        _ action: DormantNumberPolicy.Action,
        on engine: StoreEngine = .sqliteInMemory
    ) -> ServerSetup {
        ServerSetup {
            $0.engine = engine
            $0.settings.dormantNumbers.action = action
            $0.settings.dormantNumbers.after = .days(2)
            $0.settings.dormantNumbers.waitingPeriod = .days(1)
        }
    }

    @Test(arguments: DormantNumberPolicy.Action.allCases)
    func `a number that was verified recently signs in`(
        action: DormantNumberPolicy.Action
    ) async throws {
        try await withServer(Self.setup(action)) { server in
            let first = try await server.signIn(Self.number)
            for _ in 1...3 {
                server.clock.advance(by: .days(2))
                #expect(try await server.signIn(Self.number).accountID == first.accountID)
            }
        }
    }

    @Test func `a dormant number signs in where the project allows it`() async throws {
        try await withServer(Self.setup(.allow)) { server in
            let first = try await server.signIn(Self.number)
            server.clock.advance(by: .days(20))
            #expect(try await server.signIn(Self.number).accountID == first.accountID)
        }
    }

    @Test(arguments: [DormantNumberPolicy.Action.secondProof, .wait, .freshAccount])
    func `a signed-in device can verify its number at any time`(
        action: DormantNumberPolicy.Action
    ) async throws {
        try await withServer(Self.setup(action)) { server in
            var person = try await server.signIn(Self.number)
            for operation in ["", "LINK", "SIGN_UP_OR_IN", "REAUTH"] {
                server.clock.advance(by: .days(3))
                let renewed = try await server.refresh(person.refreshToken).json["id_token"].text
                let answer = try await server.prove(
                    Self.number,
                    with: [
                        "idToken": .string(try #require(renewed)),
                        "operation": operation.isEmpty ? .null : .string(operation),
                    ]
                )
                let again = try SignedIn(answer)
                #expect(again.accountID == person.accountID)
                person = again
            }
        }
    }

    @Test func `an expired, foreign or invalid ID token does not skip the wait`() async throws {
        try await withServer(Self.setup(.wait)) { server in
            let dead = try await server.signIn(Self.number)
            server.clock.advance(by: .days(3))
            let other = try await server.signIn("+16505550101")
            for token in [dead.idToken, other.idToken, "x.y.z"] {
                let answer = try await server.prove(
                    Self.number,
                    with: ["idToken": .string(token), "operation": "SIGN_UP_OR_IN"]
                )
                #expect(try answer.reason == .numberClaimWaits)
            }
        }
    }

    @Test(arguments: [DormantNumberPolicy.Action.secondProof, .wait, .freshAccount])
    func `a dormant number of a disabled account is refused as disabled`(
        action: DormantNumberPolicy.Action
    ) async throws {
        try await withServer(Self.setup(action)) { server in
            let person = try await server.signIn(Self.number)
            _ = try await server.administer(
                "accounts:update",
                ["localId": .string(person.accountID), "disableUser": true]
            )
            server.clock.advance(by: .days(3))
            #expect(try await server.prove(Self.number).errorCode == .userDisabled)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a dormant number needs the account's other sign-in method`(
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.setup(.secondProof, on: engine)) { server in
            let person = try await server.signIn(Self.number)
            _ = try await server.call(
                .signUp,
                [
                    "idToken": .string(person.idToken), "email": .string(TestServer.email),
                    "password": .string(TestServer.password),
                ]
            )
            server.clock.advance(by: .days(3))
            let refused = try await server.prove(Self.number)
            #expect(try refused.errorCode == .operationNotAllowed)
            #expect(try refused.reason == .otherProofRequired)
            #expect(try refused.metadata == ["signInMethods": "password"])

            let proved = try SignedIn(await server.signInWithPassword())
            #expect(proved.accountID == person.accountID)
            let linked = try await server.prove(
                Self.number,
                with: ["idToken": .string(proved.idToken)]
            )
            #expect(try SignedIn(linked).accountID == person.accountID)
            #expect(try await server.signIn(Self.number).accountID == person.accountID)
        }
    }

    @Test func `a dormant account without another sign-in method has to wait`() async throws {
        try await withServer(Self.setup(.secondProof)) { server in
            _ = try await server.signIn(Self.number)
            server.clock.advance(by: .days(3))
            #expect(try await server.prove(Self.number).reason == .numberClaimWaits)
        }
    }
}

extension TestServer {
    /// Verifies the number with a message's code.
    func prove(_ number: String, with extra: [String: JSONValue] = [:]) async throws -> Answer {
        let session = try await sendCode(to: number)
        return try await complete(
            session,
            code: sentCode(to: number),
            with: extra.filter { $0.value != .null }
        )
    }
}
