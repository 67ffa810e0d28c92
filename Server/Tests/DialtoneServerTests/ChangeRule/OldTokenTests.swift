import DialtoneBasics
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests sign-ins with a credential that was added with an old token.
struct OldTokenTests {
    private static let number = "+16505550101"

    private func link(_ person: SignedIn, on server: TestServer) async throws -> Answer {
        let session = try await server.sendCode(to: Self.number)
        return try await server.complete(
            session,
            code: try server.sentCode(to: Self.number),
            with: ["idToken": .string(person.idToken), "operation": "LINK"]
        )
    }

    private func delete(_ person: SignedIn, on server: TestServer) async throws -> Answer {
        try await server.call(.delete, ["idToken": .string(person.idToken)])
    }

    @Test(arguments: StoreEngine.tested)
    func `a sign-in with a number that an old session linked changes nothing for a week`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            server.clock.advance(by: .minutes(6))
            #expect(try await link(owner, on: server).status == 200)
            server.clock.advance(by: .minutes(2))
            let thief = try await server.signIn(Self.number)
            #expect(thief.accountID == owner.accountID)
            #expect(try await delete(thief, on: server).errorCode == .credentialTooOldLoginAgain)
            let password = try await server.call(
                .update,
                ["idToken": .string(thief.idToken), "password": "thief's own"]
            )
            #expect(try password.errorCode == .credentialTooOldLoginAgain)
            // With what was there before, everything goes on.
            let known = try SignedIn(await server.signInWithPassword())
            let own = try await server.call(
                .update,
                ["idToken": .string(known.idToken), "password": "better horse"]
            )
            #expect(own.status == 200)
            server.clock.advance(by: .days(7))
            let later = try await server.signIn(Self.number)
            #expect(try await delete(later, on: server).status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an address that an old session linked does not make a new password recent`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signIn("+16505550100")
            server.clock.advance(by: .minutes(6))
            let code = try await server.mailCode("EMAIL_SIGNIN")
            let linked = try await server.call(
                .signInWithEmailLink,
                [
                    "email": .string(TestServer.email), "oobCode": .string(code),
                    "idToken": .string(owner.idToken),
                ]
            )
            #expect(linked.status == 200)
            let reset = try await server.mailCode("PASSWORD_RESET")
            #expect(try await server.resetPassword(reset, to: "thief's own").status == 200)
            let thief = try SignedIn(
                await server.signInWithPassword(TestServer.email, "thief's own")
            )
            #expect(thief.accountID == owner.accountID)
            #expect(try await delete(thief, on: server).errorCode == .credentialTooOldLoginAgain)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a credential linked by a fresh sign-in or by a guest counts as recent at once`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            #expect(try await link(owner, on: server).status == 200)
            server.clock.advance(by: .minutes(2))
            let again = try await server.signIn(Self.number)
            #expect(try await delete(again, on: server).status == 200)

            let guest = try await server.signUpAnonymously()
            server.clock.advance(by: .minutes(30))
            #expect(try await link(guest, on: server).status == 200)
            server.clock.advance(by: .minutes(2))
            let person = try await server.signIn(Self.number)
            #expect(person.accountID == guest.accountID)
            #expect(try await delete(person, on: server).status == 200)
        }
    }
}
