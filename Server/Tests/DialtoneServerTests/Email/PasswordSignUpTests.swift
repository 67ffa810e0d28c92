import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

@Suite struct PasswordSignUpTests {
    @Test(arguments: StoreEngine.tested)
    func `an address and a password make an account`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let answer = try await server.call(
                .signUp,
                ["email": "Ada@Example.com", "password": "correct horse", "displayName": "Ada"]
            )
            let json = try answer.json
            #expect(json["kind"] == "identitytoolkit#SignupNewUserResponse")
            #expect(json["email"] == "ada@example.com")
            #expect(json["displayName"] == "Ada")
            #expect(json["expiresIn"] == "3600")
            let person = try SignedIn(answer)
            let claims = try person.claims
            #expect(claims["email"] == "ada@example.com")
            #expect(claims["email_verified"] == false)
            #expect(claims["firebase"]["sign_in_provider"] == "password")
            let user = try await server.lookUp(person.idToken).json["users"][0]
            #expect(user["emailVerified"] == false)
            #expect(user["providerUserInfo"][0]["providerId"] == "password")
            #expect(user["providerUserInfo"][0]["federatedId"] == "ada@example.com")
        }
    }

    @Test func `the database holds no password, and a hash of its own for each account`()
        async throws
    {
        try await withServer { server in
            _ = try await server.signUp("a@example.com")
            _ = try await server.signUp("b@example.com")
            let first = try #require(try await server.account("a@example.com").passwordHash)
            let second = try #require(try await server.account("b@example.com").passwordHash)
            #expect(first.rawValue.hasPrefix("$argon2id$"))
            #expect(!first.rawValue.contains(TestServer.password))
            #expect(first != second)
        }
    }

    @Test(
        arguments: [
            (["email": "a@example.com"], "MISSING_PASSWORD"),
            (["password": "correct horse"], "MISSING_EMAIL"),
            (["email": "", "password": "correct horse"], "INVALID_EMAIL"),
            (["email": "nonsense", "password": "correct horse"], "INVALID_EMAIL"),
            (["email": "a@example.com", "password": ""], "MISSING_PASSWORD"),
            (
                ["email": "a@example.com", "password": "12345"],
                "WEAK_PASSWORD : Password should be at least 6 characters"
            ),
            (
                ["email": "taken@example.com", "password": "correct horse"],
                "EMAIL_EXISTS"
            ),
            (
                ["email": "TAKEN@example.com", "password": "correct horse"],
                "EMAIL_EXISTS"
            ),
            (
                ["email": "a@example.com", "password": "correct horse", "localId": "mine"],
                "UNEXPECTED_PARAMETER : User ID"
            ),
        ] as [(JSONValue, String)]
    )
    func `a missing or invalid parameter is refused`(body: JSONValue, message: String) async throws
    {
        try await withServer { server in
            _ = try await server.signUp("taken@example.com")
            let answer = try await server.call(.signUp, body)
            #expect(answer.status == 400)
            #expect(try answer.refusal.message == message)
            let count = try await server.store.read {
                try $0.accountCount(of: TestServer.projectID)
            }
            #expect(count == 1)
        }
    }

    @Test func `a password of more than 4,096 characters is refused`() async throws {
        try await withServer { server in
            let longest = String(repeating: "pq", count: 2_048)
            _ = try await server.signUp(password: longest)
            #expect(try await server.signInWithPassword(TestServer.email, longest).status == 200)
            let answer = try await server.call(
                .signUp,
                ["email": "b@example.com", "password": .string(longest + "p")]
            )
            #expect(try answer.errorCode == .passwordDoesNotMeetRequirements)
        }
    }

    @Test func `password length is counted in UTF-16 units`() async throws {
        try await withServer { server in
            _ = try await server.signUp(password: "😀😎😁")
            #expect(try await server.signInWithPassword(TestServer.email, "😀😎😁").status == 200)
        }
    }

    @Test func `a project without passwords or without sign-up refuses password sign-ups`()
        async throws
    {
        try await withServer(ServerSetup { $0.settings.passwordSignIn.isEnabled = false }) {
            let answer = try await $0.call(
                .signUp,
                ["email": "a@example.com", "password": "correct horse"]
            )
            #expect(try answer.errorCode == .operationNotAllowed)
        }
        try await withServer(ServerSetup { $0.settings.allowsSignUp = false }) {
            let answer = try await $0.call(
                .signUp,
                ["email": "a@example.com", "password": "correct horse"]
            )
            #expect(try answer.errorCode == .adminOnlyOperation)
        }
    }

    @Test func `an anonymous account becomes one with a password and keeps its ID`() async throws {
        try await withServer { server in
            let nobody = try await server.signUpAnonymously()
            let body: JSONValue = [
                "idToken": .string(nobody.idToken), "email": "ada@example.com",
                "password": "correct horse",
            ]
            let person = try SignedIn(await server.call(.signUp, body))
            #expect(person.accountID == nobody.accountID)
            #expect(try person.claims["firebase"]["sign_in_provider"] == "password")
            let later = try SignedIn(await server.signInWithPassword())
            #expect(later.accountID == nobody.accountID)
            // The session continues for clients that keep their old tokens.
            #expect(try await server.refresh(nobody.refreshToken).status == 200)
        }
    }

    @Test func `an account cannot take an address that another one has`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            let other = try await server.signIn("+16505550100")
            let body: JSONValue = [
                "idToken": .string(other.idToken), "email": "ada@example.com",
                "password": "another horse",
            ]
            #expect(try await server.call(.signUp, body).errorCode == .emailExists)
            #expect(try await server.signInWithPassword().status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of parallel sign-ups with one address one makes an account`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let all = try await answers(12) {
                try await server.call(
                    .signUp,
                    ["email": "ada@example.com", "password": "correct horse"]
                )
            }
            #expect(all.count { $0.status == 200 } == 1)
            for answer in all where answer.status != 200 {
                #expect(try answer.errorCode == .emailExists)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a sign-up is one transaction`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            _ = server.work.takeWork()
            _ = try await server.signUp()
            #expect(server.work.takeWork().writes == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a sign-up is refused if the address is verified while a hook is called`(
        engine: StoreEngine
    ) async throws {
        let hooks = ScriptedHooks()
        try await withServer(ServerSetup { $0.engine = engine }.asking(hooks)) { server in
            let code = try await server.mailCode("EMAIL_SIGNIN")
            try await server.addScriptedHooks()
            hooks.play { trigger in
                guard trigger == .beforeSignIn else { return }
                hooks.play { _ in }
                let owner = try await server.signInWithLink(code)
                #expect(owner.status == 200)
            }
            let answer = try await server.call(
                .signUp,
                ["email": .string(TestServer.email), "password": "attacker's own"]
            )
            #expect(try answer.errorCode == .emailExists)
            let account = try await server.account()
            #expect(account.passwordHash == nil)
            let sessions = try await server.store.read { data in
                try data.sessions(of: account.id, in: TestServer.projectID)
            }
            #expect(sessions.count == 1)
        }
    }
}
