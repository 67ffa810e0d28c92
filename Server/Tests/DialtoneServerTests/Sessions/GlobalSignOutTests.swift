import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests the sessions of a restored backup after all users were signed out.
struct GlobalSignOutTests {
    private static let number = "+16505550100"

    private func signEverybodyOut(_ server: TestServer) async throws -> GlobalSignOut.Outcome {
        try await GlobalSignOut(store: server.store).run(before: server.clock.now)
    }

    @Test(arguments: StoreEngine.tested)
    func `a global sign-out ends sessions that a backup has restored`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let person = try await server.signIn(Self.number)
            let id = AccountID(rawValue: person.accountID)
            let backup = try await server.store.read { data in
                (
                    try data.account(id, of: TestServer.projectID),
                    try data.sessions(of: id, in: TestServer.projectID)
                )
            }
            server.clock.advance(by: .hours(1))
            let revocation: JSONValue = [
                "localId": .string(person.accountID),
                "validSince": .string("\(server.clock.now.seconds)"),
            ]
            _ = try await server.administer("accounts:update", revocation)
            #expect(try await server.refresh(person.refreshToken).errorCode == .tokenExpired)
            server.clock.advance(by: .minutes(1))
            try await server.store.write { data in
                if let account = backup.0 { try data.save(account) }
                for session in backup.1 { try data.insert(session) }
            }
            #expect(try await server.refresh(person.refreshToken).status == 200)

            let outcome = try await signEverybodyOut(server)
            #expect(outcome.accountCount == 1)
            #expect(outcome.sessionCount == 1)
            #expect(try await server.refresh(person.refreshToken).errorCode == .tokenExpired)
            let again = try await server.signIn(Self.number)
            #expect(again.accountID == person.accountID)
            #expect(try await server.refresh(again.refreshToken).status == 200)
        }
    }

    @Test func `a global sign-out revokes unexpired ID tokens`() async throws {
        try await withServer { server in
            let person = try await server.signIn(Self.number)
            server.clock.advance(by: .minutes(1))
            _ = try await signEverybodyOut(server)
            #expect(try await server.lookUp(person.idToken).errorCode == .tokenExpired)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a global sign-out invalidates codes, links and pending credentials`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            _ = try await server.signUp()
            let code = try await server.mailCode("PASSWORD_RESET")
            let session = try await server.sendCode(to: Self.number)
            let digits = try server.sentCode(to: Self.number)
            let other = AccountID(rawValue: "bob")
            try await server.addPerson(other) {
                $0.secondFactors = [.phone("+16505550101", at: .start, id: "one")]
            }
            let credential = try await server.proveFirstFactor(other).pending
            _ = try await signEverybodyOut(server)
            #expect(
                try await server.resetPassword(code, to: "another one").errorCode
                    == .invalidOOBCode
            )
            let byCode = try await server.complete(session, code: digits)
            #expect(byCode.status == 400)
            let second = try await server.startSecondFactor(credential, "one")
            #expect(second.status == 400)
            #expect(try await server.signInWithPassword().status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a global sign-out invalidates app proofs`(engine: StoreEngine) async throws {
        let setup = ServerSetup {
            $0 = .enforcing
            $0.engine = engine
        }
        try await withServer(setup) { server in
            let token = try await server.challengeToken()
            let receipt = PushReceipt(
                digest: TokenDigest(of: [1]),
                secretDigest: TokenDigest(of: [2]),
                projectID: TestServer.projectID,
                bundleID: "com.example.test",
                appID: "",
                createdAt: server.clock.now,
                expiresAt: server.clock.now + PushReceipt.lifetime
            )
            try await server.store.write { try $0.insert(receipt) }
            _ = try await signEverybodyOut(server)
            #expect(try await server.send(showing: token).status == 400)
            let left = try await server.store.read { try $0.pushReceipt(receipt.digest) }
            #expect(left == nil)
            let fresh = try await server.challengeToken()
            #expect(try await server.send(showing: fresh).status == 200)
        }
    }
}
