import DialtoneCore
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// The mail that gives an account back to its owner, and attempts to defeat or abuse it.
struct WayBackTests {
    private func update(
        _ server: TestServer,
        _ person: SignedIn,
        _ fields: [String: JSONValue]
    ) async throws -> Answer {
        try await server.call(
            .update,
            .object(fields.merging(["idToken": .string(person.idToken)]) { $1 })
        )
    }

    /// A thief with a token removes address and password; returns the code of the owner's mail.
    private func strip(_ owner: SignedIn, on server: TestServer) async throws -> String {
        try await server.verifyEmail(owner)
        server.clock.advance(by: .minutes(20))
        let removed: [String: JSONValue] = ["deleteProvider": ["password"]]
        #expect(try await update(server, owner, removed).status == 200)
        return try #require(server.mails.last?.notice.action?.code)
    }

    @Test(arguments: StoreEngine.tested)
    func `signing up with the owner's address does not keep the owner out`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            let code = try await strip(owner, on: server)
            let squatter = try await server.signUp(password: "squatter's own")
            #expect(squatter.accountID != owner.accountID)
            #expect(try await server.applyCode(code).status == 200)
            let account = try await server.account(id: AccountID(rawValue: owner.accountID))
            #expect(account.email == TestServer.email)
            #expect(account.isEmailVerified)
            let left = try await server.account(id: AccountID(rawValue: squatter.accountID))
            #expect(left.email == nil)
            #expect(left.passwordHash == nil)
            #expect(try await server.refresh(squatter.refreshToken).errorCode == .tokenExpired)
            let again = try await server.signInWithPassword(
                TestServer.email,
                "squatter's own"
            )
            #expect(again.status == 400)
        }
    }

    @Test func `an account that has proved the address since keeps it`() async throws {
        try await withServer { server in
            let owner = try await server.signUp()
            let code = try await strip(owner, on: server)
            let second = try await server.signUp(password: "better horse")
            try await server.verifyEmail(second)
            #expect(try await server.applyCode(code).status == 400)
            let account = try await server.account(id: AccountID(rawValue: second.accountID))
            #expect(account.email == TestServer.email)
            #expect(
                try await server.signInWithPassword(TestServer.email, "better horse").status == 200
            )
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an address that is added and removed again and again gets five mails`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let thief = try await server.signUp()
            let own: [String: JSONValue] = ["email": .string(TestServer.email)]
            for _ in 1...12 {
                let removed = try await update(server, thief, ["deleteAttribute": ["EMAIL"]])
                #expect(removed.status == 200)
                #expect(try await update(server, thief, own).status == 200)
            }
            #expect(server.mails.count == 5)
            let asked = try await server.askForMail("PASSWORD_RESET")
            #expect(asked.status == 400)
        }
    }

    @Test func `the owner of a proved address gets ten notices an hour, whatever others ask for`()
        async throws
    {
        try await withServer { server in
            let owner = try await server.signUp()
            try await server.verifyEmail(owner)
            for _ in 1...5 { _ = try await server.askForMail("PASSWORD_RESET") }
            let count = server.mails.count
            for _ in 1...10 {
                let linked = try await server.signIn(
                    byProvider: #"{"sub":"linked"}"#,
                    of: .google,
                    with: ["idToken": .string(owner.idToken)]
                )
                #expect(linked.status == 200)
                let unlinked = try await update(server, owner, ["deleteProvider": ["google.com"]])
                #expect(unlinked.status == 200)
            }
            #expect(server.mails.count == count + 10)
            server.clock.advance(by: .hours(1))
            _ = try await update(server, owner, ["deleteProvider": ["password"]])
            #expect(server.mails.count == count + 11)
        }
    }
}
