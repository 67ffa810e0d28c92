import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

@Suite struct EmailLinkTests {
    @Test(arguments: StoreEngine.tested)
    func `the link of a mail signs up, and signs in the next time`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let first = try await server.mailCode("EMAIL_SIGNIN")
            let answer = try await server.signInWithLink(first)
            #expect(try answer.json["kind"] == "identitytoolkit#EmailLinkSigninResponse")
            let person = try SignedIn(answer)
            #expect(person.isNew == true)
            #expect(try person.claims["email_verified"] == true)
            #expect(try person.claims["firebase"]["sign_in_provider"] == "password")
            let second = try await server.mailCode("EMAIL_SIGNIN")
            let later = try SignedIn(await server.signInWithLink(second))
            #expect(later.isNew == false)
            #expect(later.accountID == person.accountID)
        }
    }

    @Test func `a code works once, for its address only, for an hour`() async throws {
        try await withServer { server in
            let code = try await server.mailCode("EMAIL_SIGNIN")
            let wrong = try await server.signInWithLink(code, "eve@example.com")
            #expect(
                try wrong.refusal.message
                    == "INVALID_EMAIL : The email provided does not match the sign-in email address."
            )
            #expect(try await server.signInWithLink(code).status == 200)
            #expect(try await server.signInWithLink(code).errorCode == .invalidOOBCode)
            let late = try await server.mailCode("EMAIL_SIGNIN")
            server.clock.advance(by: .hours(1))
            #expect(try await server.signInWithLink(late).errorCode == .expiredOOBCode)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of many parallel uses of one link one signs in`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let code = try await server.mailCode("EMAIL_SIGNIN")
            let all = try await answers(20) { try await server.signInWithLink(code) }
            #expect(all.count { $0.status == 200 } == 1)
            for answer in all where answer.status != 200 {
                #expect(try answer.errorCode == .invalidOOBCode)
            }
        }
    }

    @Test func `a password that was set without proof is removed when the address is proved`()
        async throws
    {
        try await withServer { server in
            let attacker = try await server.signUp(password: "attacker's own")
            let code = try await server.mailCode("EMAIL_SIGNIN")
            let owner = try SignedIn(await server.signInWithLink(code))
            #expect(owner.accountID == attacker.accountID)
            let back = try await server.signInWithPassword(TestServer.email, "attacker's own")
            #expect(try back.errorCode == .invalidLoginCredentials)
            #expect(try await server.refresh(attacker.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.refresh(owner.refreshToken).status == 200)
        }
    }

    @Test func `a number and factors that were added without proof are removed as well`()
        async throws
    {
        try await withServer { server in
            let attacker = try await server.signIn("+16505550100")
            let body: JSONValue = [
                "idToken": .string(attacker.idToken), "email": "ada@example.com",
                "password": "attacker's own",
            ]
            #expect(try await server.call(.signUp, body).status == 200)
            let code = try await server.mailCode("PASSWORD_RESET")
            #expect(try await server.resetPassword(code, to: "owner's own").status == 200)
            #expect(try await server.account().phoneNumber == nil)
            let again = try await server.signIn("+16505550100")
            #expect(again.accountID != attacker.accountID)
        }
    }

    @Test func `a password on a proved address stays`() async throws {
        try await withServer { server in
            let person = try await server.signUp()
            try await server.verifyEmail(person)
            let code = try await server.mailCode("EMAIL_SIGNIN")
            _ = try SignedIn(await server.signInWithLink(code))
            #expect(try await server.signInWithPassword().status == 200)
            #expect(try await server.refresh(person.refreshToken).status == 200)
        }
    }

    @Test func `a link adds its address to the account of a token`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            let code = try await server.mailCode("EMAIL_SIGNIN")
            let linked = try SignedIn(
                await server.signInWithLink(code, idToken: person.idToken)
            )
            #expect(linked.accountID == person.accountID)
            let account = try await server.account()
            #expect(account.isEmailVerified)
            #expect(account.phoneNumber?.e164 == "+16505550100")
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a link replaces the address of an account that signed in recently`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let person = try await server.signUp()
            try await server.verifyEmail(person)
            let elsewhere = try SignedIn(await server.signInWithPassword())
            server.clock.advance(by: .seconds(2))
            let code = try await server.mailCode(
                "EMAIL_SIGNIN",
                ["email": "new@example.com"]
            )
            let linked = try SignedIn(
                await server.signInWithLink(code, "new@example.com", idToken: person.idToken)
            )
            #expect(linked.accountID == person.accountID)
            let account = try await server.account("new@example.com")
            #expect(account.isEmailVerified)
            #expect(account.hasEmailLinkSignIn)
            #expect(try await server.lookUp(linked.idToken).status == 200)
            #expect(try await server.refresh(person.refreshToken).status == 200)
            #expect(try await server.refresh(elsewhere.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.signInWithPassword("new@example.com").status == 200)
            // The former address can undo it.
            let notice = try #require(server.mails.last)
            #expect(notice.recipient == TestServer.email)
            let undo = try #require(notice.notice.action?.code)
            #expect(try await server.applyCode(undo).status == 200)
            #expect(try await server.account().id.rawValue == person.accountID)
        }
    }

    @Test func `a link does not replace an address after the time for changes`() async throws {
        try await withServer { server in
            let person = try await server.signUp()
            try await server.verifyEmail(person)
            server.clock.advance(by: ChangeRule.recency + .seconds(1))
            let code = try await server.mailCode(
                "EMAIL_SIGNIN",
                ["email": "new@example.com"]
            )
            let answer = try await server.signInWithLink(
                code,
                "new@example.com",
                idToken: person.idToken
            )
            #expect(try answer.errorCode == .credentialTooOldLoginAgain)
            #expect(try await server.account().id.rawValue == person.accountID)
            let again = try SignedIn(await server.signInWithPassword())
            // The refusal used nothing up.
            let linked = try await server.signInWithLink(
                code,
                "new@example.com",
                idToken: again.idToken
            )
            #expect(linked.status == 200)
        }
    }

    @Test func `a link cannot add an address that another account has`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            let person = try await server.signIn("+16505550100")
            let code = try await server.mailCode("EMAIL_SIGNIN")
            let answer = try await server.signInWithLink(code, idToken: person.idToken)
            #expect(try answer.errorCode == .emailExists)
        }
    }

    @Test func `a project can disable e-mail links or sign-up`() async throws {
        try await withServer(ServerSetup { $0.settings.passwordSignIn.allowsEmailLink = false }) {
            let mail = try await $0.askForMail("EMAIL_SIGNIN")
            #expect(try mail.errorCode == .operationNotAllowed)
            let signIn = try await $0.signInWithLink("x")
            #expect(try signIn.errorCode == .operationNotAllowed)
        }
        try await withServer(ServerSetup { $0.settings.allowsSignUp = false }) { server in
            let code = try await server.mailCode("EMAIL_SIGNIN")
            #expect(try await server.signInWithLink(code).errorCode == .adminOnlyOperation)
        }
    }
}
