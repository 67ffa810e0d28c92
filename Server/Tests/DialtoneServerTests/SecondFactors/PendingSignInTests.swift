import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests what ends a sign-in that waits for its second factor.
struct PendingSignInTests {
    @Test(arguments: StoreEngine.tested)
    func `a pending credential is good for one sign-in`(engine: StoreEngine) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let waiting = try await Waiting(on: server)
            #expect(try await waiting.finish().status == 200)
            let again = try await waiting.finish()
            #expect(try again.refusal.message == "INVALID_PENDING_TOKEN")
            let start = try await server.startSecondFactor(waiting.credential, "one")
            #expect(try start.refusal.message == "INVALID_PENDING_TOKEN")
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a disabled account cannot finish a pending sign-in`(engine: StoreEngine) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let waiting = try await Waiting(on: server)
            try await server.changePerson { $0.isDisabled = true }
            #expect(try await waiting.finish().refusal.message == "USER_DISABLED")
            #expect(try await server.account().lastSignInAt == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a deleted account cannot finish a pending sign-in`(engine: StoreEngine) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let waiting = try await Waiting(on: server)
            _ = try await server.store.write {
                try $0.deleteAccount(TestServer.person, of: TestServer.projectID)
            }
            #expect(try await waiting.finish().errorCode == .invalidPendingToken)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a new password ends pending sign-ins`(engine: StoreEngine) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let waiting = try await Waiting(on: server)
            server.clock.advance(by: .seconds(1))
            let now = server.clock.now
            try await server.changePerson {
                $0.passwordHash = PasswordHash(rawValue: "other")
                $0.passwordUpdatedAt = now
            }
            #expect(try await waiting.finish().errorCode == .invalidMFAPendingCredential)
            #expect(try await server.account().lastSignInAt == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `revoking an account's sessions ends its pending sign-ins`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let waiting = try await Waiting(on: server)
            let directory = AccountDirectory(
                store: server.store,
                clock: server.clock.serverClock,
                random: .seeded(5)
            )
            _ = try await directory.revokeSessions(
                of: TestServer.person,
                in: TestServer.projectID
            )
            #expect(try await waiting.finish().errorCode == .invalidPendingToken)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an administrator's validSince ends pending sign-ins of the same second`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let waiting = try await Waiting(on: server)
            let answer = try await server.administer(
                "accounts:update",
                [
                    "localId": "ada",
                    "validSince": .string(String(server.clock.now.seconds)),
                ]
            )
            #expect(answer.status == 200)
            #expect(try await waiting.finish().errorCode == .invalidPendingToken)
        }
    }

    @Test func `enrolling and withdrawing a number end pending sign-ins`() async throws {
        try await withServer(.secondFactors()) { server in
            let waiting = try await Waiting(on: server)
            try await server.changePerson {
                $0.secondFactors.append(.phone("+16505550109", at: .start, id: "nine"))
            }
            let other = try await server.proveFirstFactor().pending
            let nine = try #require(try await server.account().secondFactors.last)
            let tokens = try SecondTokens(await server.provePhone(nine, for: other))
            #expect(try await server.withdraw("nine", by: tokens.idToken).status == 200)
            #expect(try await waiting.finish().errorCode == .invalidPendingToken)
        }
    }

    @Test func `a pending credential of another project is refused`() async throws {
        try await withServer(.secondFactors()) { server in
            let waiting = try await Waiting(on: server)
            let start = try await server.startSecondFactor(
                waiting.credential,
                "one",
                key: TestServer.otherAPIKey
            )
            #expect(
                try start.refusal.message
                    == "INVALID_PROJECT_ID : Project ID does not match MFA pending credential."
            )
            let finish = try await server.finishPhone(
                waiting.credential,
                session: waiting.session,
                code: waiting.code,
                key: TestServer.otherAPIKey
            )
            #expect(finish.status == 400)
            #expect(try await server.account().lastSignInAt == nil)
        }
    }

    @Test func `a pending credential is not accepted as a token`() async throws {
        try await withServer(.secondFactors()) { server in
            let waiting = try await Waiting(on: server)
            #expect(try await server.lookUp(waiting.credential).errorCode == .invalidIDToken)
            #expect(try await server.refresh(waiting.credential).status == 400)
        }
    }
}

/// A sign-in of which everything is there but the last call.
private struct Waiting {
    let server: TestServer
    let credential: String
    let session: String
    let code: String

    init(on server: TestServer) async throws {
        self.server = server
        try await server.addPerson {
            $0.secondFactors = [.phone("+16505550101", at: .start, id: "one")]
        }
        credential = try await server.proveFirstFactor().pending
        let started = try await server.startSecondFactor(credential, "one")
        session = try #require(try started.json["phoneResponseInfo"]["sessionInfo"].text)
        code = try server.sentCode(to: "+16505550101")
    }

    func finish() async throws -> Answer {
        try await server.finishPhone(credential, session: session, code: code)
    }
}
