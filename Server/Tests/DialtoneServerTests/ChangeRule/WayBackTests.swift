import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// The mail that gives an account back to its owner, and attempts to defeat or abuse it.
struct WayBackTests {
    /// A thief with a token removes address and password; returns the code of the owner's mail.
    private func strip(_ owner: SignedIn, on server: TestServer) async throws -> String {
        try await server.verifyEmail(owner)
        server.clock.advance(by: .minutes(20))
        let removed: [String: JSONValue] = ["deleteProvider": ["password"]]
        #expect(try await server.update(owner, removed).status == 200)
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

    @Test(arguments: StoreEngine.tested)
    func `an account that has proved the address since keeps it`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
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
                let removed = try await server.update(thief, ["deleteAttribute": ["EMAIL"]])
                #expect(removed.status == 200)
                #expect(try await server.update(thief, own).status == 200)
            }
            #expect(server.mails.count == 5)
            let asked = try await server.askForMail("PASSWORD_RESET")
            #expect(asked.status == 400)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the owner of a proved address gets ten notices an hour, whatever others ask for`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
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
                let unlinked = try await server.update(owner, ["deleteProvider": ["google.com"]])
                #expect(unlinked.status == 200)
            }
            #expect(server.mails.count == count + 10)
            server.clock.advance(by: .hours(1))
            let later = try SignedIn(await server.signInWithPassword())
            _ = try await server.update(later, ["deleteProvider": ["password"]])
            #expect(server.mails.count == count + 11)
        }
    }

    /// Changes the address like an attacker who signed in with the password; returns the code in
    /// the mail to the previous address.
    private func change(
        _ thief: SignedIn,
        from former: String,
        to email: String,
        on server: TestServer
    ) async throws -> String {
        let asked = try await server.askForMail(
            "VERIFY_AND_CHANGE_EMAIL",
            ["idToken": .string(thief.idToken), "newEmail": .string(email)]
        )
        #expect(asked.status == 200)
        let confirmation = try #require(server.mails.last?.notice.action?.code)
        #expect(try await server.applyCode(confirmation).status == 200)
        let notice = try #require(server.mails.last)
        #expect(notice.recipient == former)
        return try #require(notice.notice.action?.code)
    }

    private func signIn(_ email: String, on server: TestServer) async throws -> SignedIn {
        try SignedIn(await server.signInWithPassword(email, TestServer.password))
    }

    @Test(arguments: StoreEngine.tested)
    func `a thief's recovery link is refused once the owner has used theirs`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            try await server.verifyEmail(owner)
            let thief = try await signIn(TestServer.email, on: server)
            let first = "evil1@example.com"
            let ownersCode = try await change(
                thief,
                from: TestServer.email,
                to: first,
                on: server
            )
            server.clock.advance(by: .minutes(1))
            let again = try await signIn(first, on: server)
            let thiefsCode = try await change(
                again,
                from: first,
                to: "evil2@example.com",
                on: server
            )
            #expect(try await server.applyCode(ownersCode).status == 200)
            #expect(try await server.applyCode(thiefsCode).errorCode == .invalidOOBCode)
            let account = try await server.account(id: AccountID(rawValue: owner.accountID))
            #expect(account.email == TestServer.email)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the owner's recovery link still works after the thief has used their own`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            try await server.verifyEmail(owner)
            let first = "evil1@example.com"
            let ownersCode = try await change(
                try await signIn(TestServer.email, on: server),
                from: TestServer.email,
                to: first,
                on: server
            )
            server.clock.advance(by: .minutes(1))
            let thiefsCode = try await change(
                try await signIn(first, on: server),
                from: first,
                to: "evil2@example.com",
                on: server
            )
            #expect(try await server.applyCode(thiefsCode).status == 200)
            #expect(try await server.applyCode(ownersCode).status == 200)
            let account = try await server.account(id: AccountID(rawValue: owner.accountID))
            #expect(account.email == TestServer.email)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a recovery removes a factor that the thief enrolled`(engine: StoreEngine) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let owner = try await server.signUp()
            try await server.verifyEmail(owner)
            let first = "evil1@example.com"
            let code = try await change(
                try await signIn(TestServer.email, on: server),
                from: TestServer.email,
                to: first,
                on: server
            )
            server.clock.advance(by: .minutes(1))
            _ = try await server.enrollTOTP(by: try await signIn(first, on: server).idToken)
            #expect(try await server.applyCode(code).status == 200)
            let account = try await server.account(id: AccountID(rawValue: owner.accountID))
            #expect(account.secondFactors.isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the newest notice restores what was before the first change of an old session`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            try await server.verifyEmail(owner)
            server.clock.advance(by: .minutes(6))
            for number in ["+16505550101", "+16505550102"] {
                server.clock.advance(by: .minutes(2))
                let session = try await server.sendCode(to: number)
                let linked = try await server.complete(
                    session,
                    code: try server.sentCode(to: number),
                    with: ["idToken": .string(owner.idToken), "operation": "LINK"]
                )
                #expect(linked.status == 200)
            }
            let newest = try #require(server.mails.last?.notice)
            #expect(newest.kind == .phoneNumberChanged)
            let code = try #require(newest.action?.code)
            #expect(try await server.applyCode(code).status == 200)
            let account = try await server.account(id: AccountID(rawValue: owner.accountID))
            #expect(account.phoneNumber == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a recovery to an unproved address removes the password`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let squatter = try await server.signUp()
            let removed = try await server.update(squatter, ["deleteAttribute": ["EMAIL"]])
            #expect(removed.status == 200)
            let code = try #require(server.mails.last?.notice.action?.code)
            #expect(try await server.applyCode(code).status == 200)
            #expect(try await server.signInWithPassword().status == 400)
            let account = try await server.account(id: AccountID(rawValue: squatter.accountID))
            #expect(account.email == TestServer.email)
            #expect(account.passwordHash == nil)
            #expect(try await server.refresh(squatter.refreshToken).errorCode == .tokenExpired)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `others' requests to take an address over do not use up its owner's mails`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            _ = try await server.signUp()
            let stranger = try await server.signUpAnonymously()
            for _ in 1...6 {
                _ = try await server.askForMail(
                    "VERIFY_AND_CHANGE_EMAIL",
                    [
                        "idToken": .string(stranger.idToken),
                        "newEmail": .string(TestServer.email),
                    ]
                )
            }
            #expect(try await server.askForMail("PASSWORD_RESET").status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a recovery code without former ways to sign in keeps those of a proved address`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            try await server.verifyEmail(owner)
            server.clock.advance(by: .minutes(2))
            let account = try await server.account(id: AccountID(rawValue: owner.accountID))
            let secret = ActionSecret(random: .seeded(7))
            let code = ActionCode(
                secret,
                for: .recoverEmail,
                email: TestServer.email,
                account: account,
                in: TestServer.projectID,
                at: server.clock.now
            )
            try await server.store.write { try $0.insert(code) }
            #expect(try await server.applyCode(secret.text).status == 200)
            #expect(try await server.signInWithPassword().status == 200)
        }
    }
}
