import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests of changes to an account that sign its devices out.
struct EndingSessionsTests {
    @Test(arguments: StoreEngine.tested)
    func `a new phone number ends all other sessions`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let other = try await server.signIn("+16505550100")
            let own = try await server.signIn("+16505550100")
            server.clock.advance(by: .seconds(1))
            let changed = try await server.prove("+16505550101", for: own)
            #expect(try await server.refresh(changed.refreshToken).status == 200)
            #expect(try await server.lookUp(changed.idToken).status == 200)
            #expect(try await server.refresh(own.refreshToken).status == 200)
            #expect(try await server.refresh(other.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.lookUp(other.idToken).errorCode == .tokenExpired)
        }
    }

    @Test func `a verified address gets one mail about each new number`() async throws {
        try await withServer { server in
            let anonymous = try await server.signUpAnonymously()
            try await server.changeAccount(anonymous.accountID) { account in
                account.email = "ada@example.com"
                account.isEmailVerified = true
            }
            let first = try await server.prove("+16505550100", for: anonymous)
            #expect(server.mails.map(\.notice.kind) == [.signInChanged])
            server.clock.advance(by: .minutes(1))
            let second = try await server.prove("+16505550101", for: first)
            #expect(server.mails.map(\.notice.kind) == [.signInChanged, .phoneNumberChanged])
            #expect(server.mails.first?.recipient == "ada@example.com")
            server.clock.advance(by: .minutes(1))
            _ = try await server.prove("+16505550101", for: second)
            #expect(server.mails.count == 2)
        }
    }

    @Test func `an unverified address gets no mail about new numbers`() async throws {
        try await withServer { server in
            let anonymous = try await server.signUpAnonymously()
            try await server.changeAccount(anonymous.accountID) { $0.email = "ada@example.com" }
            let first = try await server.prove("+16505550100", for: anonymous)
            server.clock.advance(by: .minutes(1))
            _ = try await server.prove("+16505550101", for: first)
            #expect(server.mails.isEmpty)
        }
    }

    @Test func `a first number or the same number again ends no session`() async throws {
        try await withServer { server in
            let anonymous = try await server.signUpAnonymously()
            server.clock.advance(by: .seconds(1))
            let person = try await server.prove("+16505550100", for: anonymous)
            server.clock.advance(by: .minutes(1))
            _ = try await server.prove("+16505550100", for: person)
            for before in [anonymous, person] {
                #expect(try await server.refresh(before.refreshToken).status == 200)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `validSince ends sessions that began up to its second and no later ones`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let before = try await server.signIn("+16505550100")
            server.clock.advance(by: .seconds(1))
            let same = try await server.signIn("+16505550100")
            let moment = server.clock.now.seconds
            server.clock.advance(by: .seconds(1))
            let later = try await server.signIn("+16505550100")
            let answer = try await server.administer(
                "accounts:update",
                ["localId": .string(same.accountID), "validSince": .string("\(moment)")]
            )
            #expect(answer.status == 200)
            for ended in [before, same] {
                #expect(try await server.refresh(ended.refreshToken).errorCode == .tokenExpired)
                #expect(try await server.lookUp(ended.idToken).errorCode == .tokenExpired)
            }
            #expect(try await server.refresh(later.refreshToken).status == 200)
            let user = try await server.lookUp(later.idToken).json["users"][0]
            #expect(user["validSince"] == .string("\(moment)"))
        }
    }

    @Test func `resetting validSince restores no session`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            server.clock.advance(by: .seconds(2))
            for moment in [server.clock.now.seconds, 0] {
                _ = try await server.administer(
                    "accounts:update",
                    ["localId": .string(person.accountID), "validSince": .string("\(moment)")]
                )
            }
            #expect(try await server.refresh(person.refreshToken).errorCode == .tokenExpired)
        }
    }

    @Test func `tokens of a deleted account are refused for a new account with its ID`()
        async throws
    {
        try await withServer { server in
            let body: JSONValue = ["localId": "reused", "phoneNumber": "+16505550100"]
            _ = try await server.administer("accounts", body)
            let first = try await server.signIn("+16505550100")
            #expect(first.accountID == "reused")
            _ = try await server.administer("accounts:delete", ["localId": "reused"])
            server.clock.advance(by: .seconds(2))
            #expect(try await server.administer("accounts", body).status == 200)
            #expect(try await server.lookUp(first.idToken).errorCode == .tokenExpired)
            #expect(try await server.refresh(first.refreshToken).errorCode == .tokenExpired)
            let second = try await server.signIn("+16505550100")
            #expect(try await server.lookUp(second.idToken).status == 200)
        }
    }
}

extension TestServer {
    /// Adds a number to the user's account.
    fileprivate func prove(_ number: String, for person: SignedIn) async throws -> SignedIn {
        let session = try await sendCode(to: number)
        return try SignedIn(
            await complete(
                session,
                code: sentCode(to: number),
                with: ["idToken": .string(person.idToken)]
            )
        )
    }
}
