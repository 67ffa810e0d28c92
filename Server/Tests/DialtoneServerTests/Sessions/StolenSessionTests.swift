import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

/// Tests of sessions that an attacker has copied, and what ends them.
///
/// The clock does not move: everything happens within one second.
struct StolenSessionTests {
    /// A way in which the owner, or an administrator, signs an account out.
    enum SignOut: CaseIterable {
        case passwordReset, ownPassword, administrator, validSince, sessionList, disabling

        /// The refusals that a session gets after its end.
        var code: WireErrorCode { self == .disabling ? .userDisabled : .tokenExpired }
    }

    static func setup(_ engine: StoreEngine) -> ServerSetup { .secondFactors(on: engine) }

    /// The owner of an account, and the copy of another session of it that an attacker has.
    static func people(
        on server: TestServer
    ) async throws -> (owner: SignedIn, attacker: SignedIn) {
        let first = try await server.signUp()
        try await server.verifyEmail(first)
        return (
            try SignedIn(await server.signInWithPassword()),
            try SignedIn(await server.signInWithPassword())
        )
    }

    private static func carryOut(
        _ signOut: SignOut,
        by owner: SignedIn,
        on server: TestServer
    ) async throws {
        let name = ["localId": JSONValue.string(owner.accountID)]
        switch signOut {
        case .passwordReset:
            let code = try await server.mailCode("PASSWORD_RESET")
            #expect(try await server.resetPassword(code, to: "another horse").status == 200)
        case .ownPassword:
            let body: JSONValue = [
                "idToken": .string(owner.idToken), "password": "another horse",
            ]
            #expect(try await server.call(.update, body).status == 200)
        case .administrator:
            let accounts = AccountDirectory(
                store: server.store,
                clock: server.clock.serverClock,
                random: .seeded(1)
            )
            let id = AccountID(rawValue: owner.accountID)
            _ = try await accounts.revokeSessions(of: id, in: TestServer.projectID)
        case .validSince:
            let moment = JSONValue.string("\(server.clock.now.seconds)")
            let body = JSONValue.object(name.merging(["validSince": moment]) { $1 })
            #expect(try await server.administer("accounts:update", body).status == 200)
        case .sessionList:
            try await server.endOtherSessions(by: owner)
        case .disabling:
            let body = JSONValue.object(name.merging(["disableUser": true]) { $1 })
            #expect(try await server.administer("accounts:update", body).status == 200)
        }
    }

    @Test(arguments: SignOut.allCases, StoreEngine.tested)
    func `a stolen session that keeps refreshing ends in the second of the sign-out`(
        signOut: SignOut,
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.setup(engine)) { server in
            let (owner, attacker) = try await Self.people(on: server)
            var idTokens = [attacker.idToken]
            for _ in 0..<5 {
                let renewed = try await server.refresh(attacker.refreshToken).json
                idTokens.append(try #require(renewed["id_token"].text))
            }
            try await Self.carryOut(signOut, by: owner, on: server)
            #expect(try await server.refresh(attacker.refreshToken).errorCode == signOut.code)
            for token in idTokens {
                #expect(try await server.lookUp(token).errorCode == signOut.code)
            }
        }
    }

    @Test(arguments: OwnCall.all, StoreEngine.tested)
    func `an ID token of an ended session cannot change the account`(
        call: OwnCall,
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.setup(engine)) { server in
            let (owner, attacker) = try await Self.people(on: server)
            let run = try await call.prepare(server, attacker)
            try await Self.carryOut(.sessionList, by: owner, on: server)
            let before = try await server.account(id: owner.accountID)
            let answer = try await run()
            #expect(try answer.errorCode == .tokenExpired, "\(answer.text)")
            #expect(try answer.json["idToken"] == .null)
            #expect(try await server.account(id: owner.accountID) == before)
            #expect(try await server.lookUp(owner.idToken).status == 200)
        }
    }

    @Test(arguments: OwnCall.all, StoreEngine.tested)
    func `a change is refused if a sign-out happens after its token was checked`(
        call: OwnCall,
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.setup(engine)) { server in
            let (_, attacker) = try await Self.people(on: server)
            let run = try await call.prepare(server, attacker)
            let id = AccountID(rawValue: attacker.accountID)
            let before = try await server.account(id: id)
            server.work.beforeNextWrite {
                try await server.store.write { data in
                    _ = try data.deleteSessions(of: id, in: TestServer.projectID)
                }
            }
            let answer = try await run()
            #expect(try answer.errorCode == .tokenExpired, "\(answer.text)")
            #expect(try await server.account(id: id) == before)
            let sessions = try await server.store.read { data in
                try data.sessions(of: id, in: TestServer.projectID)
            }
            #expect(sessions.isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a new number is refused if a sign-out happens during its hook call`(
        engine: StoreEngine
    ) async throws {
        let hooks = ScriptedHooks()
        try await withServer(Self.setup(engine).asking(hooks)) { server in
            let (owner, attacker) = try await Self.people(on: server)
            try await server.addScriptedHooks()
            server.clock.advance(by: .seconds(2))
            let run = try await OwnCall.linkPhone.prepare(server, attacker)
            hooks.play { _ in try await Self.carryOut(.sessionList, by: owner, on: server) }
            #expect(try await run().errorCode == .tokenExpired)
            #expect(try await server.account(id: owner.accountID).phoneNumber == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `refreshes that race with a revocation leave no valid tokens`(
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.setup(engine)) { server in
            let (owner, attacker) = try await Self.people(on: server)
            async let renewals = answers(20) { try await server.refresh(attacker.refreshToken) }
            try await Self.carryOut(.administrator, by: owner, on: server)
            for answer in try await renewals where answer.status == 200 {
                let idToken = try #require(try answer.json["id_token"].text)
                #expect(try await server.lookUp(idToken).errorCode == .tokenExpired)
                let refreshToken = try #require(try answer.json["refresh_token"].text)
                #expect(try await server.refresh(refreshToken).errorCode == .tokenExpired)
            }
        }
    }

    @Test(
        arguments: [SignOut.passwordReset, .ownPassword, .administrator, .validSince],
        StoreEngine.tested
    )
    func `an address change that a stolen session requested ends with the session`(
        signOut: SignOut,
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.setup(engine)) { server in
            let (owner, attacker) = try await Self.people(on: server)
            let code = try await server.mailCode(
                "VERIFY_AND_CHANGE_EMAIL",
                ["idToken": .string(attacker.idToken), "newEmail": "eve@example.com"]
            )
            try await Self.carryOut(signOut, by: owner, on: server)
            #expect(try await server.applyCode(code).errorCode == .invalidOOBCode)
            #expect(try await server.account().id.rawValue == owner.accountID)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `two tokens of one second have different IDs and the same session`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let person = try await server.signIn("+16505550100")
            let token = try await server.refresh(person.refreshToken).json["id_token"].text
            let renewed = try SignedIn.claims(in: try #require(token))
            let first = try person.claims
            #expect(first["iat"] == renewed["iat"])
            #expect(first["jti"].text != nil)
            #expect(first["jti"] != renewed["jti"])
            #expect(first["firebase"]["session_id"] == renewed["firebase"]["session_id"])
            let other = try await server.signIn("+16505550101").claims
            #expect(other["firebase"]["session_id"] != first["firebase"]["session_id"])
        }
    }
}

extension TestServer {
    /// Ends all sessions of the account except the caller's, with the list of devices.
    fileprivate func endOtherSessions(by person: SignedIn) async throws {
        let listed = try await call(
            .listSessions,
            ["idToken": .string(person.idToken), "refreshToken": .string(person.refreshToken)]
        )
        let others = try listed.decoded(ListSessionsResponse.self).sessions
            .filter { $0.current != true }
        let body: JSONValue = [
            "idToken": .string(person.idToken),
            "sessionIds": .array(others.map { .string($0.sessionId) }),
        ]
        let answer = try await call(.revokeSessions, body)
        try #require(answer.status == 200, "\(answer.text)")
    }
}
