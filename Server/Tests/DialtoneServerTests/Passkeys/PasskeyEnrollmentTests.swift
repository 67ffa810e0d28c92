import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

struct PasskeyEnrollmentTests {
    @Test(arguments: StoreEngine.tested)
    func `a passkey is added, the session continues, and the owner is told`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            try await server.verifyEmail(owner)
            let (passkey, tokens) = try await server.enrollPasskey(by: owner.idToken) {
                $0.counter = 7
            }

            let stored = try #require(try await server.passkeys(of: owner.accountID).first)
            #expect(stored.id.bytes == passkey.credentialID)
            #expect(stored.publicKey == passkey.publicKey)
            #expect(stored.algorithm == -7)
            #expect(stored.counter == 7)
            #expect(stored.transports == ["hybrid", "internal"])
            #expect(stored.isBackupEligible)
            #expect(stored.isBackedUp)
            #expect(stored.relyingPartyID == "localhost")
            #expect(try await server.account().passkeys.map(\.id) == [stored.id])
            #expect(try await server.refresh(owner.refreshToken).status == 200)
            #expect(try tokens.claims["auth_time"] == owner.claims["auth_time"])
            #expect(try tokens.claims["firebase"]["sign_in_provider"] == "password")
            #expect(server.mails.last?.notice.kind == .signInChanged)
            let event = try #require(server.loggedEvents.last)
            #expect(event.name == "accountChanged passkeyAdded")
            #expect(event.fields["account"] == owner.accountID)
            server.expectLogHides([passkey.text, TestServer.email])
        }
    }

    @Test func `the link of the notice removes the passkey again`() async throws {
        try await withServer { server in
            let owner = try await server.signUp()
            try await server.verifyEmail(owner)
            let (kept, _) = try await server.enrollPasskey(by: owner.idToken)
            server.clock.advance(by: .minutes(1))
            let (added, _) = try await server.enrollPasskey(by: owner.idToken)
            let code = try #require(server.mails.last?.notice.action?.code)
            #expect(try await server.applyCode(code).status == 200)
            #expect(
                try await server.passkeys(of: owner.accountID).map(\.id.bytes)
                    == [kept.credentialID]
            )
            #expect(try await server.signIn(with: added).errorCode == .passkeyCredentialNotFound)
            #expect(try await server.signIn(with: kept).status == 200)
        }
    }

    @Test func `the starts of enrollments and sign-ins write nothing`() async throws {
        try await withServer { server in
            let owner = try await server.signUp()
            _ = server.work.takeWork()
            #expect(try await server.startPasskeyEnrollment(owner.idToken).status == 200)
            _ = try await server.passkeyChallenge()
            #expect(server.work.takeWork().writes == 0)
        }
    }

    @Test func `an enrollment that began in time is completed later, within five minutes`()
        async throws
    {
        try await withServer { server in
            let owner = try await server.signUp()
            server.clock.advance(by: .minutes(5))
            let (_, inTime) = try await server.newPasskey(for: owner.idToken)
            let (_, late) = try await server.newPasskey(for: owner.idToken)
            server.clock.advance(by: .minutes(5) - .seconds(1))
            #expect(
                try await server.startPasskeyEnrollment(owner.idToken).errorCode
                    == .credentialTooOldLoginAgain
            )
            let added = try await server.finishPasskeyEnrollment(owner.idToken, inTime)
            #expect(added.status == 200, "\(added.text)")
            server.clock.advance(by: .seconds(1))
            let refused = try await server.finishPasskeyEnrollment(owner.idToken, late)
            #expect(try refused.errorCode == .invalidAuthenticatorResponse)
            #expect(try refused.reason == .passkeyChallengeExpired)
            #expect(try await server.passkeys(of: owner.accountID).count == 1)
        }
    }

    @Test func `a session that has ended adds no passkey`() async throws {
        try await withServer { server in
            let owner = try await server.signUp()
            let (_, response) = try await server.newPasskey(for: owner.idToken)
            let before = owner.accountID
            try await server.store.write { data in
                _ = try data.deleteSessions(
                    of: AccountID(rawValue: before),
                    in: TestServer.projectID
                )
            }
            let answer = try await server.finishPasskeyEnrollment(owner.idToken, response)
            #expect(try answer.errorCode == .tokenExpired)
            #expect(try await server.passkeys(of: before).isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an anonymous account with a passkey is the user's to come back to`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let guest = try await server.signUpAnonymously()
            server.clock.advance(by: .days(1))
            let renewed = try await server.refresh(guest.refreshToken).json["id_token"].text
            let (passkey, tokens) = try await server.enrollPasskey(by: try #require(renewed))

            let firebase = try tokens.claims["firebase"]
            #expect(firebase["sign_in_provider"] == "passkey")
            #expect(firebase["sign_in_second_factor"] == "passkey")
            let account = try await server.account(id: AccountID(rawValue: guest.accountID))
            #expect(account.hasHadCredential)
            #expect(!account.isAnonymous)
            server.clock.advance(by: .days(2))
            let now = server.clock.now
            let deleted = try await server.store.write { data in
                try data.deleteAnonymousAccounts(
                    of: TestServer.projectID,
                    unusedSince: now - .days(1),
                    limit: 10
                )
            }
            #expect(deleted.isEmpty)
            let back = try SignedIn(await server.signIn(with: passkey))
            #expect(back.accountID == guest.accountID)
        }
    }

    @Test func `a session that may only enroll a second factor adds no passkey`() async throws {
        let setup = ServerSetup.secondFactors { $0.secondFactors.state = .mandatory }
        try await withServer(setup) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            let answer = try await server.startPasskeyEnrollment(person.idToken)
            #expect(try answer.reason == .secondFactorRequired)
        }
    }

    @Test func `an account has at most twenty passkeys`() async throws {
        try await withServer { server in
            let owner = try await server.signUp()
            for _ in 1..<Passkey.limit { try await server.enrollPasskey(by: owner.idToken) }
            let (_, late) = try await server.newPasskey(for: owner.idToken)
            try await server.enrollPasskey(by: owner.idToken)
            #expect(
                try await server.startPasskeyEnrollment(owner.idToken).errorCode
                    == .passkeyLimitExceeded
            )
            #expect(
                try await server.finishPasskeyEnrollment(owner.idToken, late).errorCode
                    == .passkeyLimitExceeded
            )
            #expect(try await server.passkeys(of: owner.accountID).count == Passkey.limit)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a credential ID belongs to the account that added it first`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
            let thief = try await server.signUpAnonymously()
            let (_, stolen) = try await server.newPasskey(for: thief.idToken) {
                $0.credentialID = passkey.credentialID
            }
            for (token, response) in [
                (thief.idToken, stolen),
                (
                    owner.idToken,
                    try await server.newPasskey(for: owner.idToken) {
                        $0.credentialID = passkey.credentialID
                    }
                    .response
                ),
            ] {
                let answer = try await server.finishPasskeyEnrollment(token, response)
                #expect(try answer.errorCode == .credentialAlreadyInUse)
            }
            #expect(try await server.passkeys(of: thief.accountID).isEmpty)
            #expect(
                try await server.passkeys(of: owner.accountID).map(\.publicKey)
                    == [passkey.publicKey]
            )
            let account = try await server.account(id: AccountID(rawValue: thief.accountID))
            #expect(!account.hasHadCredential)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of many equal enrollments at once one adds the passkey`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await server.signUp()
            let (_, response) = try await server.newPasskey(for: owner.idToken)
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<20 {
                    group.addTask {
                        try await server.finishPasskeyEnrollment(owner.idToken, response).status
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.count { $0 == 200 } == 1)
            #expect(statuses.count { $0 == 400 } == 19)
            #expect(try await server.passkeys(of: owner.accountID).count == 1)
        }
    }

    @Test func `a key with ballast is refused, and such attempts are limited`() async throws {
        let setup = ServerSetup.limited(on: .sqliteInMemory) { $0.tokens = .ofAddress(5) }
        try await withServer(setup) { server in
            let owner = try await server.signUp()
            var codes: [WireErrorCode] = []
            for _ in 0..<8 {
                let (_, response) = try await server.newPasskey(for: owner.idToken) { passkey in
                    let ballast = CBORWriter.bytes([UInt8](repeating: 0, count: 20_000))
                    // One more entry in the map, with the label of a key's ID.
                    passkey.publicKey[0] += 1
                    passkey.publicKey += [2] + ballast
                }
                let answer = try await server.finishPasskeyEnrollment(owner.idToken, response)
                codes.append(try answer.errorCode)
            }
            #expect(codes.prefix(5).allSatisfy { $0 == .invalidAuthenticatorResponse })
            #expect(codes.suffix(3).allSatisfy { $0 == .tooManyAttemptsTryLater })
            #expect(try await server.passkeys(of: owner.accountID).isEmpty)
            try await server.enrollPasskey(by: owner.idToken)
            #expect(try await server.passkeys(of: owner.accountID).count == 1)
        }
    }

    @Test func `the owner of the mailbox removes the passkeys of a squatter`() async throws {
        try await withServer { server in
            let squatter = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: squatter.idToken)
            let code = try await server.mailCode("EMAIL_SIGNIN")
            let owner = try SignedIn(await server.signInWithLink(code))
            #expect(owner.accountID == squatter.accountID)
            #expect(try await server.passkeys(of: owner.accountID).isEmpty)
            #expect(try await server.signIn(with: passkey).errorCode == .passkeyCredentialNotFound)
        }
    }

    @Test(arguments: [
        ("name", "", 200, Passkey.unnamed), ("name", "Laptop", 200, "Laptop"),
        ("displayName", "Phone", 200, "Phone"),
        ("name", String(repeating: "x", count: 101), 400, ""), ("name", "a\u{7}b", 400, ""),
        ("name", "  ", 400, ""),
    ])
    func `a passkey has the name that the app gives it`(
        field: String,
        name: String,
        status: Int,
        stored: String
    ) async throws {
        try await withServer { server in
            let owner = try await server.signUp()
            let (_, response) = try await server.newPasskey(for: owner.idToken) {
                $0.aaguid = [UInt8](repeating: 0, count: 16)
            }
            let answer = try await server.finishPasskeyEnrollment(
                owner.idToken,
                response,
                with: [field: .string(name)]
            )
            #expect(answer.status == status, "\(answer.text)")
            let names = try await server.passkeys(of: owner.accountID).map(\.name)
            #expect(names == (status == 200 ? [stored] : []))
        }
    }
}
