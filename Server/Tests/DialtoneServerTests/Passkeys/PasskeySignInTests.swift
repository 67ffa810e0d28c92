import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import IdentityToolkit
import Logging
import PhoneNumbers
import Testing

struct PasskeySignInTests {
    private typealias Flag = SoftwareAuthenticator.Flag

    @Test(arguments: StoreEngine.tested)
    func `a passkey is both factors, and tokens say so`(engine: StoreEngine) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            try await server.addPerson {
                $0.secondFactors = [.phone("+16505550102", at: .start, id: "factor-1")]
            }
            let id = TestServer.person.rawValue
            let passkey = try await addPasskey(to: id, on: server)
            server.clock.advance(by: .minutes(1))
            let signedIn = try SignedIn(await server.signIn(with: passkey))

            #expect(signedIn.accountID == id)
            let firebase = try signedIn.claims["firebase"]
            #expect(firebase["sign_in_provider"] == "passkey")
            #expect(firebase["sign_in_second_factor"] == "passkey")
            #expect(firebase["second_factor_identifier"].text == passkey.text)
            let stored = try #require(try await server.passkeys(of: id).first)
            #expect(stored.lastUsedAt == server.clock.now)
            // Such a session may do what needs a second factor.
            let withdrawn = try await server.withdraw("factor-1", by: signedIn.idToken)
            #expect(withdrawn.status == 200, "\(withdrawn.text)")
            let renewed = try await server.refresh(signedIn.refreshToken).json["id_token"].text
            let claims = try SignedIn.claims(in: try #require(renewed))
            #expect(claims["firebase"]["second_factor_identifier"].text == passkey.text)
        }
    }

    @Test func `a project that demands second factors is content with a passkey`() async throws {
        let setup = ServerSetup.secondFactors { $0.secondFactors.state = .mandatory }
        try await withServer(setup) { server in
            try await server.addPerson()
            let passkey = try await addPasskey(to: TestServer.person.rawValue, on: server)
            let signedIn = try SignedIn(await server.signIn(with: passkey))
            #expect(try signedIn.claims["aud"].text == TestServer.projectID.rawValue)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `counter and backup state are those of the last sign-in`(engine: StoreEngine) async throws
    {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            var (passkey, _) = try await server.enrollPasskey(by: owner.idToken) { $0.counter = 4 }
            passkey.counter = 9
            passkey.flags &= ~Flag.backedUp
            #expect(try await server.signIn(with: passkey).status == 200)
            let stored = try #require(try await server.passkeys(of: owner.accountID).first)
            #expect(stored.counter == 9)
            #expect(!stored.isBackedUp)
        }
    }

    @Test(arguments: StoreEngine.tested, [UInt32(5), 4, 0])
    func `a counter that does not increase is refused and reported`(
        engine: StoreEngine,
        counter: UInt32
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            var (passkey, _) = try await server.enrollPasskey(by: owner.idToken) { $0.counter = 5 }
            passkey.counter = counter
            let answer = try await server.signIn(with: passkey)
            #expect(try answer.errorCode == .invalidAuthenticatorResponse)
            #expect(try answer.reason == .passkeyCounterWentBack)
            let event = try #require(server.loggedEvents.last)
            #expect(event.name == "signInFailed passkeyCopied")
            #expect(event.level == .warning)
            #expect(event.fields["account"] == owner.accountID)
            let stored = try #require(try await server.passkeys(of: owner.accountID).first)
            #expect(stored.counter == 5)
            #expect(stored.lastUsedAt == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a copy that signs in while the owner does is refused`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            var (passkey, _) = try await server.enrollPasskey(by: owner.idToken) { $0.counter = 1 }
            passkey.counter = 2
            let first = try passkey.assertion(challenge: try await server.passkeyChallenge())
            let copy = try passkey.assertion(challenge: try await server.passkeyChallenge())
            // Both pass the check before the transaction.
            server.work.beforeNextWrite {
                _ = try await server.finishPasskeySignIn(first.json)
            }
            let answer = try await server.finishPasskeySignIn(copy.json)
            #expect(try answer.reason == .passkeyCounterWentBack)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of many equal sign-ins at once one opens a session`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
            let assertion = try passkey.assertion(challenge: try await server.passkeyChallenge())
            let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
                for _ in 0..<20 {
                    group.addTask { try await server.finishPasskeySignIn(assertion.json) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers.count { $0.status == 200 } == 1)
            for answer in answers where answer.status != 200 {
                #expect(try answer.reason == .passkeyChallengeUsed)
            }
            let sessions = try await server.store.read {
                try $0.sessions(
                    of: AccountID(rawValue: owner.accountID),
                    in: TestServer.projectID
                )
            }
            #expect(sessions.count == 2)
        }
    }

    @Test func `only the holder of the passkey learns that the account is disabled`() async throws {
        try await withServer { server in
            let owner = try await server.signUp()
            var (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
            try await server.changePerson(AccountID(rawValue: owner.accountID)) {
                $0.isDisabled = true
            }
            #expect(try await server.signIn(with: passkey).errorCode == .userDisabled)
            passkey.userHandle = Array("another".utf8)
            let guess = try await server.signIn(with: passkey)
            #expect(try guess.errorCode == .invalidAuthenticatorResponse)
        }
    }

    @Test func `a challenge expires after five minutes`() async throws {
        try await withServer { server in
            let owner = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
            let assertion = try passkey.assertion(challenge: try await server.passkeyChallenge())
            server.clock.advance(by: .minutes(5))
            let answer = try await server.finishPasskeySignIn(assertion.json)
            #expect(try answer.reason == .passkeyChallengeExpired)
        }
    }

    @Test func `neither a challenge nor a passkey of another project signs in`() async throws {
        try await withServer { server in
            let owner = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
            let other = TestServer.otherAPIKey
            let foreign = try passkey.assertion(
                challenge: try await server.passkeyChallenge(key: other)
            )
            let here = try await server.finishPasskeySignIn(foreign.json)
            #expect(try here.reason == .passkeyChallengeInvalid)
            let there = try await server.finishPasskeySignIn(foreign.json, key: other)
            #expect(try there.errorCode == .passkeyCredentialNotFound)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a tenant's passkeys and challenges are its own`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            try await server.addTenant("acme")
            let owner = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
            let own = try passkey.assertion(challenge: try await server.passkeyChallenge())
            let crossed = try await server.finishPasskeySignIn(own.json, tenant: "acme")
            #expect(try crossed.reason == .passkeyChallengeInvalid)
            let challenge = try await server.passkeyChallenge(tenant: "acme")
            let foreign = try passkey.assertion(challenge: challenge)
            let answer = try await server.finishPasskeySignIn(foreign.json, tenant: "acme")
            #expect(try answer.errorCode == .passkeyCredentialNotFound)
        }
    }

    @Test func `a passkey that was removed meanwhile opens nothing`() async throws {
        try await withServer { server in
            let owner = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
            let assertion = try passkey.assertion(challenge: try await server.passkeyChallenge())
            server.work.beforeNextWrite {
                let removed = try await server.removePasskey(passkey, by: owner.idToken)
                #expect(removed.status == 200)
            }
            let answer = try await server.finishPasskeySignIn(assertion.json)
            #expect(try answer.errorCode == .passkeyCredentialNotFound)
        }
    }

    @Test func `a hook is asked about a sign-in with a passkey, and can refuse it`() async throws {
        try await LoopbackReceiver.with([.answer("{}")]) { receiver in
            try await withServer { server in
                let owner = try await server.signUp()
                let (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
                try await server.addHook(.before(.beforeSignIn), at: receiver.url)
                #expect(try await server.signIn(with: passkey).status == 200)
                let data = try #require(receiver.requests.first).json["data"]
                #expect(data["signIn"]["method"] == "passkey")
                #expect(data["signIn"]["provider"] == "passkey")
                #expect(data["signIn"]["secondFactor"] == "passkey")
                #expect(data["account"]["passkeys"][0]["id"].text == passkey.text)
            }
        }
        let hooks = ScriptedHooks()
        try await withServer(ServerSetup().asking(hooks)) { server in
            let owner = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
            try await server.addScriptedHooks()
            hooks.refuse(.beforeSignIn)
            let assertion = try passkey.assertion(challenge: try await server.passkeyChallenge())
            let refused = try await server.finishPasskeySignIn(assertion.json)
            #expect(try refused.errorCode == .blockingFunctionErrorResponse)
            hooks.play { _ in }
            let again = try await server.finishPasskeySignIn(assertion.json)
            #expect(try again.reason == .passkeyChallengeUsed)
        }
    }

    @Test func `an unknown passkey is reported, and its user is not`() async throws {
        try await withServer { server in
            var stranger = try SoftwareAuthenticator()
            stranger.userHandle = Array("handle".utf8)
            let answer = try await server.signIn(with: stranger)
            #expect(try answer.errorCode == .passkeyCredentialNotFound)
            let event = try #require(server.loggedEvents.last)
            #expect(event.name == "signInFailed passkeyRefused")
            #expect(event.fields["account"] == nil)
        }
    }

    @Test func `a bad signature does not tie the account to the attempt`() async throws {
        try await withServer { server in
            let owner = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
            var made = try passkey.assertion(challenge: try await server.passkeyChallenge())
            made.signature = try passkey.assertion(challenge: [1]).signature
            let answer = try await server.finishPasskeySignIn(made.json)
            #expect(try answer.errorCode == .invalidAuthenticatorResponse)
            let event = try #require(server.loggedEvents.last)
            #expect(event.name == "signInFailed passkeyRefused")
            #expect(event.fields["account"] == nil)
        }
    }

    @Test(arguments: [ServerSetup(), .production])
    func `a response without a signature signs in only in development mode`(
        setup: ServerSetup
    ) async throws {
        var setup = setup
        setup.adjustListener = { $0.publicURL = "https://id.example.com" }
        setup.settings.passkeys.rpID = setup.isProduction ? nil : "localhost"
        try await withServer(setup) { [setup] server in
            let owner = try await server.signUp()
            let bare: JSONValue = ["id": "cred_4_A"]
            let added = try await server.finishPasskeyEnrollment(owner.idToken, bare)
            let answer = try await server.finishPasskeySignIn(bare)
            if setup.isProduction {
                #expect(try added.errorCode == .missingAuthenticatorResponse)
                #expect(try answer.errorCode == .missingAuthenticatorResponse)
                #expect(try await server.passkeys(of: owner.accountID).isEmpty)
            } else {
                #expect(added.status == 200, "\(added.text)")
                #expect(try SignedIn(answer).accountID == owner.accountID)
            }
        }
    }

    @Test func `rejected passkeys are limited by address, and valid ones are not`() async throws {
        let setup = ServerSetup.limited(on: .sqliteInMemory) { $0.tokens = .ofAddress(5) }
        try await withServer(setup) { server in
            let owner = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
            var stranger = try SoftwareAuthenticator()
            stranger.userHandle = [1]
            var codes: [WireErrorCode] = []
            for _ in 0..<8 { codes.append(try await server.signIn(with: stranger).errorCode) }
            #expect(codes.prefix(5).allSatisfy { $0 == .passkeyCredentialNotFound })
            #expect(codes.suffix(3).allSatisfy { $0 == .tooManyAttemptsTryLater })
            #expect(try await server.signIn(with: passkey).status == 200)
        }
    }

    /// Adds a passkey in a session that may add it.
    private func addPasskey(
        to id: String,
        on server: TestServer
    ) async throws
        -> SoftwareAuthenticator
    {
        let account = AccountID(rawValue: id)
        let factors = try await server.account(id: account).secondFactors
        // The session is of before the factor, and then proves it.
        try await server.changePerson(account) { $0.secondFactors = [] }
        let person: SignedIn =
            if try await server.project.settings.secondFactors.state == .mandatory {
                try await server.sessionWithoutDemand(of: account)
            } else {
                try await server.proveFirstFactor(account).signedIn
            }
        try await server.changePerson(account) { $0.secondFactors = factors }
        if let factor = factors.first { try await server.prove(factor, by: account) }
        return try await server.enrollPasskey(by: person.idToken).passkey
    }
}

extension TestServer {
    /// A session of an account, as if it had begun before the project demanded second factors.
    fileprivate func sessionWithoutDemand(of account: AccountID) async throws -> SignedIn {
        try await changeSettings { $0.secondFactors.state = .enabled }
        let person = try await proveFirstFactor(account).signedIn
        try await changeSettings { $0.secondFactors.state = .mandatory }
        return person
    }
}
