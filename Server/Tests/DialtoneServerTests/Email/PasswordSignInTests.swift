import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

@Suite struct PasswordSignInTests {
    @Test(arguments: StoreEngine.tested)
    func `the right password signs in, through the legacy call as well`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let person = try await server.signUp()
            let answer = try await server.signInWithPassword("ADA@example.com")
            let json = try answer.json
            #expect(json["kind"] == "identitytoolkit#VerifyPasswordResponse")
            #expect(json["registered"] == true)
            #expect(json["displayName"] == "")
            #expect(json["mfaPendingCredential"] == .null)
            #expect(try SignedIn(answer).accountID == person.accountID)
            let old = try await server.post(
                "/www.googleapis.com/identitytoolkit/v3/relyingparty/verifyPassword?key=k",
                ["email": "ada@example.com", "password": "correct horse"]
            )
            #expect(old.status == 200)
        }
    }

    @Test func `a wrong password and an unknown address get the same response`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            _ = server.work.takeWork()
            let wrong = try await server.signInWithPassword(TestServer.email, "wrong horse")
            let wrongWork = server.work.takeWork()
            let unknown = try await server.signInWithPassword("nobody@example.com")
            let unknownWork = server.work.takeWork()
            #expect(wrong.body == unknown.body)
            #expect(wrong.status == unknown.status)
            #expect(try wrong.errorCode == .invalidLoginCredentials)
            #expect(wrongWork == unknownWork)
        }
    }

    @Test func `an account without a password answers like an unknown address`() async throws {
        try await withServer { server in
            let code = try await server.mailCode("EMAIL_SIGNIN")
            _ = try SignedIn(await server.signInWithLink(code))
            #expect(try await server.signInWithPassword().errorCode == .invalidLoginCredentials)
        }
    }

    @Test func `without e-mail privacy the response distinguishes the errors`() async throws {
        try await withServer(.outspoken) { server in
            _ = try await server.signUp()
            let wrong = try await server.signInWithPassword(TestServer.email, "wrong horse")
            #expect(try wrong.errorCode == .invalidPassword)
            let unknown = try await server.signInWithPassword("nobody@example.com")
            #expect(try unknown.errorCode == .emailNotFound)
        }
    }

    @Test(
        arguments: [
            (["password": "p"], "MISSING_EMAIL"),
            (["email": "", "password": "p"], "INVALID_EMAIL"),
            (["email": "nonsense", "password": "p"], "INVALID_EMAIL"),
            (["email": "a@example.com"], "MISSING_PASSWORD"),
        ] as [(JSONValue, String)]
    )
    func `a missing or invalid parameter is refused`(body: JSONValue, message: String) async throws
    {
        try await withServer { server in
            let answer = try await server.call(.signInWithPassword, body)
            #expect(try answer.refusal.message == message)
        }
    }

    @Test func `a project without passwords refuses them`() async throws {
        try await withServer(ServerSetup { $0.settings.passwordSignIn.isEnabled = false }) {
            let answer = try await $0.signInWithPassword()
            #expect(try answer.errorCode == .passwordLoginDisabled)
        }
    }

    @Test func `only the right password reveals that the account is disabled`()
        async throws
    {
        try await withServer { server in
            let person = try await server.signUp()
            let disable: JSONValue = [
                "localId": .string(person.accountID), "disableUser": true,
            ]
            #expect(try await server.administer("accounts:update", disable).status == 200)
            #expect(try await server.signInWithPassword().errorCode == .userDisabled)
            let wrong = try await server.signInWithPassword(TestServer.email, "wrong horse")
            #expect(try wrong.errorCode == .invalidLoginCredentials)
        }
    }

    @Test func `an imported hash is replaced when its password first signs in`() async throws {
        try await withServer { server in
            let person = try await server.signUp(password: "another password")
            try await server.store.write { data in
                let id = AccountID(rawValue: person.accountID)
                guard var account = try data.holdAccount(id, of: TestServer.projectID) else {
                    throw Refusal.accountNotFound
                }
                account.passwordHash = PasswordHash(
                    rawValue: "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"
                )
                try data.save(account)
            }
            let wrong = try await server.signInWithPassword(TestServer.email, "U*U*")
            #expect(try wrong.errorCode == .invalidLoginCredentials)
            #expect(try await server.account().passwordHash?.rawValue.hasPrefix("$2a$") == true)
            #expect(try await server.signInWithPassword(TestServer.email, "U*U").status == 200)
            let hash = try await server.account().passwordHash?.rawValue ?? ""
            #expect(hash.hasPrefix("$argon2id$"))
            #expect(try await server.signInWithPassword(TestServer.email, "U*U").status == 200)
        }
    }

    @Test func `a second factor is asked for, and its number shows four digits`() async throws {
        let setup = ServerSetup { $0.settings.secondFactors.state = .enabled }
        try await withServer(setup) { server in
            let person = try await server.signUp()
            try await server.store.write { data in
                let id = AccountID(rawValue: person.accountID)
                guard var account = try data.holdAccount(id, of: TestServer.projectID) else {
                    throw Refusal.accountNotFound
                }
                account.secondFactors = [.phone("+16505550111", at: .start)]
                try data.save(account)
            }
            let json = try await server.signInWithPassword().json
            #expect(json["idToken"] == .null)
            #expect(json["refreshToken"] == .null)
            #expect(json["mfaPendingCredential"].text?.isEmpty == false)
            #expect(json["mfaInfo"][0]["phoneInfo"] == "+*******0111")
        }
    }
}
