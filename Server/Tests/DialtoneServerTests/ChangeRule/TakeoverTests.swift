import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

/// Tests takeovers of an account with a stolen token, or with the password alone.
struct TakeoverTests {
    @Test(arguments: StoreEngine.tested)
    func `removing the credentials first does not allow new ones to be set`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            try await server.verifyEmail(owner)
            server.clock.advance(by: .seconds(322))
            let mailCount = server.mails.count
            let stripped = try await server.update(
                owner,
                ["deleteAttribute": ["EMAIL", "PASSWORD"]]
            )
            #expect(stripped.status == 200)
            let taken = try await server.update(
                owner,
                ["email": "evil@example.com", "password": "evil password"]
            )
            #expect(taken.status == 400)
            let asked = try await server.askForMail(
                "VERIFY_AND_CHANGE_EMAIL",
                ["idToken": .string(owner.idToken), "newEmail": "evil@example.com"]
            )
            #expect(try asked.errorCode == .credentialTooOldLoginAgain)
            let evil = try await server.signInWithPassword("evil@example.com", "evil password")
            #expect(try evil.errorCode == .invalidLoginCredentials)
            let notices = server.mails.dropFirst(mailCount)
            #expect(notices.map(\.recipient) == [TestServer.email])
            #expect(notices.map(\.notice.kind) == [.signInChanged])
        }
    }

    @Test func `an address that was removed is not replaced without a proof of the new one`()
        async throws
    {
        try await withServer { server in
            let person = try await server.signUp()
            _ = try await server.update(person, ["deleteAttribute": ["EMAIL", "PASSWORD"]])
            let fields: [String: JSONValue] = [
                "email": "evil@example.com", "password": "evil password",
            ]
            let answer = try await server.update(person, fields)
            #expect(try answer.errorCode == .operationNotAllowed)
            let own: [String: JSONValue] = [
                "email": .string(TestServer.email), "password": "better horse",
            ]
            #expect(try await server.update(person, own).status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the former owner recovers a stripped account by the mail's link`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            try await server.verifyEmail(owner)
            let number = "+16505550100"
            _ = try await server.link(number, to: owner)
            server.clock.advance(by: .minutes(20))
            // The attacker removes everything, and links their own number and identity.
            let removed: [String: JSONValue] = ["deleteProvider": ["password", "phone"]]
            #expect(try await server.update(owner, removed).status == 200)
            let code = try #require(server.mails.last?.notice.action?.code)
            #expect(server.mails.last?.recipient == TestServer.email)
            #expect(try await server.link("+16505550101", to: owner).status == 200)
            let identity = try await server.signIn(
                byProvider: #"{"sub":"thief"}"#,
                of: .google,
                with: ["idToken": .string(owner.idToken)]
            )
            #expect(identity.status == 200)
            server.clock.advance(by: .days(2))
            #expect(try await server.applyCode(code).status == 200)
            let account = try await server.account()
            #expect(account.phoneNumber?.e164 == number)
            #expect(account.linkedProviders.isEmpty)
            #expect(account.isEmailVerified)
            #expect(try await server.refresh(owner.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.applyCode(code).errorCode == .invalidOOBCode)
        }
    }

    @Test func `linking and unlinking sends a notice with an undo link to the proved address`()
        async throws
    {
        try await withServer { server in
            let owner = try await server.signUp()
            try await server.verifyEmail(owner)
            server.clock.advance(by: .minutes(20))
            let count = server.mails.count
            #expect(try await server.link("+16505550100", to: owner).status == 200)
            _ = try await server.signIn(
                byProvider: #"{"sub":"linked"}"#,
                of: .google,
                with: ["idToken": .string(owner.idToken)]
            )
            #expect(try await server.link("+16505550101", to: owner).status == 200)
            _ = try await server.update(owner, ["deleteProvider": ["google.com"]])
            _ = try await server.update(owner, ["deleteAttribute": ["PASSWORD"]])
            _ = try await server.update(owner, ["displayName": "Ada"])
            let notices = server.mails.dropFirst(count).map(\.notice)
            #expect(
                notices.map(\.kind) == [
                    .signInChanged, .signInChanged, .phoneNumberChanged, .signInChanged,
                    .signInChanged,
                ]
            )
            #expect(notices.allSatisfy { $0.recipient == TestServer.email && $0.action != nil })
            let first = try #require(notices.first?.action?.code)
            #expect(try await server.applyCode(first).status == 200)
            let account = try await server.account()
            #expect(account.phoneNumber == nil)
            #expect(account.linkedProviders.isEmpty)
        }
    }

    @Test func `undoing a change does not take a number from another account`() async throws {
        try await withServer { server in
            let owner = try await server.signUp()
            try await server.verifyEmail(owner)
            #expect(try await server.link("+16505550100", to: owner).status == 200)
            _ = try await server.update(owner, ["deleteProvider": ["phone"]])
            let code = try #require(server.mails.last?.notice.action?.code)
            server.clock.advance(by: .minutes(2))
            let other = try await server.signIn("+16505550100")
            #expect(try await server.applyCode(code).status == 200)
            #expect(try await server.account().phoneNumber == nil)
            let found = try await server.account(id: AccountID(rawValue: other.accountID))
            #expect(found.phoneNumber?.e164 == "+16505550100")
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a session without the second factor does not take it off`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            try await server.addPerson()
            let thief = try await server.proveFirstFactor().signedIn
            let owner = try await server.proveFirstFactor().signedIn
            let (_, tokens) = try await server.enrollTOTP(by: owner.idToken)
            let factor = try #require(
                try await server.account(id: TestServer.person).secondFactors.first
            )
            let refused = try await server.withdraw(factor.id.rawValue, by: thief.idToken)
            #expect(try refused.errorCode == .credentialTooOldLoginAgain)
            #expect(try await server.account(id: TestServer.person).secondFactors.count == 1)
            let withdrawn = try await server.withdraw(factor.id.rawValue, by: tokens.idToken)
            #expect(withdrawn.status == 200)
        }
    }

    @Test func `signing in again with the second factor allows the change`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let before = try await server.proveFirstFactor().signedIn
            let (app, _) = try await server.enrollTOTP(
                by: try await server.proveFirstFactor().signedIn.idToken
            )
            let password: [String: JSONValue] = ["password": "better horse"]
            let refused = try await server.update(before, password)
            #expect(try refused.errorCode == .credentialTooOldLoginAgain)
            #expect(try refused.reason == .secondFactorProofRequired)
            server.clock.advance(by: .minutes(1))
            let factor = try #require(
                try await server.account(id: TestServer.person).secondFactors.first
            )
            let finished = try await server.finishTOTP(
                try await server.proveFirstFactor().pending,
                factor.id.rawValue,
                code: app.code(at: server.clock.now)
            )
            let body: JSONValue = [
                "idToken": .string(try SecondTokens(finished).idToken), "password": "better horse",
            ]
            #expect(try await server.call(.update, body).status == 200)
        }
    }

    @Test func `a proof of a removed factor is refused`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let owner = try await server.proveFirstFactor().signedIn
            let (_, tokens) = try await server.enrollTOTP(by: owner.idToken)
            try await server.changePerson {
                $0.secondFactors = [.phone("+16505550111", at: .start)]
            }
            let refused = try await server.withdraw("factor-0111", by: tokens.idToken)
            #expect(try refused.errorCode == .credentialTooOldLoginAgain)
        }
    }

    @Test func `a factor cannot be removed while the project has second factors disabled`()
        async throws
    {
        try await withServer { server in
            try await server.addPerson { $0.secondFactors = [.phone("+16505550111", at: .start)] }
            let person = try await server.proveFirstFactor().signedIn
            let refused = try await server.withdraw("factor-0111", by: person.idToken)
            #expect(try refused.errorCode == .operationNotAllowed)
            #expect(try await server.account(id: TestServer.person).secondFactors.count == 1)
        }
    }

    @Test func `an enrollment that began in time can be completed later`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            server.clock.advance(by: .minutes(4))
            let started = try await server.startPhoneEnrollment(person.idToken, "+16505550111")
            let session = try #require(try started.json["phoneSessionInfo"]["sessionInfo"].text)
            let code = try server.sentCode(to: "+16505550111")
            server.clock.advance(by: .minutes(3))
            let finished = try await server.finishPhoneEnrollment(
                person.idToken,
                session: session,
                code: code
            )
            #expect(finished.status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the old password alone does not change the password of an account with a factor`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let person = try await server.signUp()
            let body: JSONValue = [
                "email": .string(TestServer.email), "oldPassword": .string(TestServer.password),
                "newPassword": "thief's own",
            ]
            try await server.changePerson(AccountID(rawValue: person.accountID)) {
                $0.secondFactors = [.phone("+16505550111", at: .start)]
            }
            let answer = try await server.call(.resetPassword, body)
            #expect(try answer.errorCode == .credentialTooOldLoginAgain)
            #expect(try await server.refresh(person.refreshToken).status == 200)
            #expect(try await server.signInWithPassword().status == 200)
            try await server.changePerson(AccountID(rawValue: person.accountID)) {
                $0.secondFactors = []
            }
            #expect(try await server.call(.resetPassword, body).status == 200)
        }
    }
}
