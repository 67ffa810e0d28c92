import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

@Suite struct CredentialChangeTests {
    @Test(arguments: StoreEngine.tested)
    func `a new password ends all other sessions and gives the caller new tokens`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let person = try await server.signUp()
            let elsewhere = try SignedIn(await server.signInWithPassword())
            server.clock.advance(by: .seconds(2))
            let answer = try await server.update(person, ["password": "better horse"])
            let renewed = try SignedIn(answer)
            #expect(try answer.json["passwordHash"] == "UkVEQUNURUQ=")
            #expect(try await server.refresh(elsewhere.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.lookUp(elsewhere.idToken).errorCode == .tokenExpired)
            for tokens in [person, renewed] {
                #expect(try await server.refresh(tokens.refreshToken).status == 200)
                #expect(try await server.lookUp(tokens.idToken).status == 200)
            }
            #expect(try await server.signInWithPassword().errorCode == .invalidLoginCredentials)
        }
    }

    @Test func `an anonymous user with an unproved address stays anonymous without a password`()
        async throws
    {
        try await withServer { server in
            let nobody = try await server.signUpAnonymously()
            let addressed = try SignedIn(
                await server.update(nobody, ["email": "ada@example.com"])
            )
            #expect(try addressed.claims["firebase"]["sign_in_provider"] == "anonymous")
            let renewed = try await server.refresh(addressed.refreshToken)
            #expect(renewed.status == 200)
            let person = try SignedIn(
                await server.update(addressed, ["password": "correct horse"])
            )
            #expect(try person.claims["firebase"]["sign_in_provider"] == "password")
        }
    }

    @Test func `a profile change returns no tokens and ends nothing`() async throws {
        try await withServer { server in
            let person = try await server.signUp()
            let answer = try await server.update(person, ["displayName": "Ada"])
            #expect(try answer.json["idToken"] == .null)
            #expect(try await server.refresh(person.refreshToken).status == 200)
        }
    }

    @Test func `with e-mail privacy an address changes only by proof of the new one`()
        async throws
    {
        try await withServer { server in
            let person = try await server.signUp()
            let answer = try await server.update(person, ["email": "new@example.com"])
            #expect(
                try answer.refusal.message
                    == "OPERATION_NOT_ALLOWED : Please verify the new email before changing email."
            )
            let code = try await server.mailCode(
                "VERIFY_AND_CHANGE_EMAIL",
                ["idToken": .string(person.idToken), "newEmail": "new@example.com"]
            )
            #expect(server.mails.last?.recipient == "new@example.com")
            server.clock.advance(by: .seconds(2))
            let changed = try await server.applyCode(code)
            #expect(try changed.json["email"] == "new@example.com")
            #expect(try changed.json["emailVerified"] == true)
            #expect(try await server.refresh(person.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.signInWithPassword("new@example.com").status == 200)
        }
    }

    @Test func `a change to an address in use gets the same response and no mail`() async throws {
        try await withServer { server in
            _ = try await server.signUp("taken@example.com")
            let person = try await server.signUp()
            let fields: [String: JSONValue] = [
                "idToken": .string(person.idToken), "newEmail": "taken@example.com",
            ]
            let answer = try await server.askForMail("VERIFY_AND_CHANGE_EMAIL", fields)
            #expect(answer.status == 200)
            #expect(server.mails.isEmpty)
        }
    }

    @Test func `the owner of the old address gets a notice and can restore it`() async throws {
        try await withServer(.outspoken) { server in
            let person = try await server.signUp()
            try await server.verifyEmail(person)
            let answer = try await server.update(person, ["email": "evil@example.com"])
            let thief = try SignedIn(answer)
            #expect(try answer.json["emailVerified"] == false)
            #expect(server.mails.last?.recipient == "ada@example.com")
            let code = try #require(server.mails.last?.notice.action?.code)
            _ = try await server.update(thief, ["password": "thief's own"])
            server.clock.advance(by: .days(2))
            let inspected = try await server.call(.resetPassword, ["oobCode": .string(code)])
            #expect(try inspected.json["requestType"] == "RECOVER_EMAIL")
            #expect(try await server.applyCode(code).json["email"] == "ada@example.com")
            #expect(try await server.account().isEmailVerified)
            #expect(try await server.refresh(thief.refreshToken).errorCode == .tokenExpired)
            let back = try await server.signInWithPassword(TestServer.email, "thief's own")
            #expect(try back.errorCode == .invalidPassword)
            #expect(try await server.applyCode(code).errorCode == .invalidOOBCode)
        }
    }

    @Test func `the undo code of a mistyped address is refused once the new address is proved`()
        async throws
    {
        try await withServer(.outspoken) { server in
            let person = try await server.signUp("mistyped@example.com")
            let corrected = try SignedIn(await server.update(person, ["email": "ada@example.com"]))
            let code = try #require(server.mails.last?.notice.action?.code)
            try await server.verifyEmail(corrected)
            let inspected = try await server.call(.resetPassword, ["oobCode": .string(code)])
            #expect(try inspected.errorCode == .invalidOOBCode)
            #expect(try await server.applyCode(code).errorCode == .invalidOOBCode)
            #expect(try await server.account().id.rawValue == person.accountID)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a notice has no link where the former address can undo nothing`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let person = try await server.signUp()
            let code = try await server.mailCode(
                "VERIFY_AND_CHANGE_EMAIL",
                ["idToken": .string(person.idToken), "newEmail": "new@example.com"]
            )
            #expect(try await server.applyCode(code).status == 200)
            let notice = try #require(server.mails.last)
            #expect(notice.recipient == TestServer.email)
            #expect(notice.notice.action == nil)
        }
    }

    @Test func `an address or a password changes only soon after a sign-in`() async throws {
        try await withServer { server in
            let person = try await server.signUp()
            server.clock.advance(by: .minutes(6))
            let old = try await server.update(person, ["password": "better horse"])
            #expect(try old.errorCode == .credentialTooOldLoginAgain)
            let fresh = try SignedIn(await server.signInWithPassword())
            #expect(try await server.update(fresh, ["password": "better horse"]).status == 200)
        }
    }

    @Test func `ways to sign in can be removed`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            let body: JSONValue = [
                "idToken": .string(person.idToken), "email": "ada@example.com",
                "password": "correct horse",
            ]
            let both = try SignedIn(await server.call(.signUp, body))
            let answer = try await server.update(both, ["deleteProvider": ["password"]])
            #expect(try answer.json["email"] == .null)
            #expect(try answer.json["passwordHash"] == .null)
            #expect(try await server.signInWithPassword().errorCode == .invalidLoginCredentials)
            #expect(try answer.json["providerUserInfo"][0]["providerId"] == "phone")
        }
    }

    @Test func `an account with a second factor changes its address by proof only`()
        async throws
    {
        try await withServer(.outspoken) { server in
            let person = try await server.signUp()
            try await server.store.write { data in
                let id = AccountID(rawValue: person.accountID)
                guard var account = try data.holdAccount(id, of: TestServer.projectID) else {
                    throw Refusal.accountNotFound
                }
                account.secondFactors = [.phone("+16505550111", at: .start)]
                try data.save(account)
            }
            let answer = try await server.update(person, ["email": "new@example.com"])
            #expect(try answer.errorCode == .emailChangeNeedsVerification)
        }
    }

    @Test func `a second factor that was added is removed by the mail's link`() async throws {
        try await withServer { server in
            let person = try await server.signUp()
            let secret = ActionSecret(random: .seeded(5))
            try await server.store.write { data in
                let id = AccountID(rawValue: person.accountID)
                guard var account = try data.holdAccount(id, of: TestServer.projectID) else {
                    throw Refusal.accountNotFound
                }
                account.secondFactors = [.phone("+16505550111", at: .start)]
                try data.save(account)
                var code = ActionCode(
                    secret,
                    for: .revertSecondFactor,
                    email: TestServer.email,
                    account: account,
                    in: TestServer.projectID,
                    at: StoppedClock.start
                )
                code.secondFactorID = account.secondFactors[0].id
                try data.insert(code)
            }
            server.clock.advance(by: .days(3))
            let shown = try await server.call(.resetPassword, ["oobCode": .string(secret.text)])
            #expect(try shown.json["requestType"] == "REVERT_SECOND_FACTOR_ADDITION")
            #expect(try shown.json["mfaInfo"]["mfaEnrollmentId"] == "factor-0111")
            #expect(try await server.applyCode(secret.text).status == 200)
            #expect(try await server.account().secondFactors.isEmpty)
            #expect(try await server.refresh(person.refreshToken).errorCode == .tokenExpired)
        }
    }

    @Test(
        arguments: [
            (["email": "taken@example.com"], "EMAIL_EXISTS"),
            (["email": "nonsense"], "INVALID_EMAIL"),
            (["password": "short"], "WEAK_PASSWORD : Password should be at least 6 characters"),
        ] as [([String: JSONValue], String)]
    )
    func `an invalid change is refused and changes nothing`(
        fields: [String: JSONValue],
        message: String
    ) async throws {
        try await withServer(.outspoken) { server in
            _ = try await server.signUp("taken@example.com")
            let person = try await server.signUp()
            let answer = try await server.update(person, fields)
            #expect(try answer.refusal.message == message)
            #expect(try await server.refresh(person.refreshToken).status == 200)
            #expect(try await server.signInWithPassword().status == 200)
        }
    }
}
