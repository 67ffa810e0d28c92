import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

struct TOTPEnrollmentTests {
    @Test func `the start of an enrollment returns everything that an app needs`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            let answer = try await server.startTOTPEnrollment(person.idToken)
            #expect(try answer.json.keys == ["totpSessionInfo"])
            let info = try answer.json["totpSessionInfo"]
            #expect(info["sharedSecretKey"].text?.wholeMatch(of: /[A-Z2-7]{32}/) != nil)
            #expect(info["verificationCodeLength"] == 6)
            #expect(info["hashingAlgorithm"].text == "SHA1")
            #expect(info["periodSec"] == 30)
            // 900 seconds after the tests' clock begins.
            #expect(info["finalizeEnrollmentTime"].text == "2026-09-21T14:28:20.000Z")
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an app is enrolled with its first code and existing sessions stay valid`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            try await server.addPerson()
            let before = try await server.proveFirstFactor().signedIn
            server.clock.advance(by: .seconds(2))
            let (_, tokens) = try await server.enrollTOTP(by: before.idToken)
            #expect(tokens.answer.keys == ["idToken", "refreshToken", "totpAuthInfo"])
            let factor = try #require(try await server.account().secondFactors.first)
            #expect(try tokens.firebase["sign_in_second_factor"].text == "totp")
            #expect(try tokens.firebase["second_factor_identifier"].text == factor.id.rawValue)
            #expect(try await server.refresh(before.refreshToken).status == 200)
            let info = try await server.lookUp(before.idToken).json["users"][0]["mfaInfo"][0]
            #expect(info.keys == ["mfaEnrollmentId", "displayName", "enrolledAt", "totpInfo"])
        }
    }

    @Test func `the secret is not stored in plain text`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            let (app, _) = try await server.enrollTOTP(by: person.idToken)
            let sealed = try #require(try await server.account().secondFactors.first?.totp)
                .sealedSecret
            #expect(app.key.count == 20)
            #expect(!sealed.contains(app.key))
        }
    }

    @Test func `an enrollment needs a sign-in within the last five minutes`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            server.clock.advance(by: .minutes(5))
            #expect(try await server.startTOTPEnrollment(person.idToken).status == 200)
            server.clock.advance(by: .seconds(1))
            let answer = try await server.startTOTPEnrollment(person.idToken)
            #expect(try answer.refusal.message == "CREDENTIAL_TOO_OLD_LOGIN_AGAIN")
        }
    }

    @Test func `three wrong codes end the enrollment`() async throws {
        try await withServer(.secondFactors()) { server in
            let start = try await Started(on: server)
            for triesLeft in [2, 1, 0] {
                let answer = try await start.finish(start.app.wrongCode(at: server.clock.now))
                #expect(try answer.errorCode == .invalidCode)
                #expect(try answer.metadata["triesLeft"] == String(triesLeft))
            }
            let answer = try await start.finish(start.app.code(at: server.clock.now))
            #expect(
                try answer.refusal.message == "TOO_MANY_ENROLLMENT_ATTEMPTS : restart enrollment"
            )
            #expect(try await server.account().secondFactors.isEmpty)
        }
    }

    @Test func `an enrollment expires after fifteen minutes`() async throws {
        try await withServer(.secondFactors()) { server in
            let start = try await Started(on: server)
            server.clock.advance(by: .minutes(15))
            let answer = try await start.finish(start.app.code(at: server.clock.now))
            #expect(try answer.refusal.message == "SESSION_EXPIRED")
            #expect(try await server.account().secondFactors.isEmpty)
        }
    }

    @Test func `an enrollment can be completed only once`() async throws {
        try await withServer(.secondFactors()) { server in
            let start = try await Started(on: server)
            #expect(try await start.finish(start.app.code(at: server.clock.now)).status == 200)
            let again = try await start.finish(start.app.code(at: server.clock.now, steps: 1))
            #expect(try again.errorCode == .mfaEnrollmentAlreadyComplete)
            #expect(try await server.account().secondFactors.count == 1)
        }
    }

    @Test func `an account has at most one authenticator app`() async throws {
        try await withServer(.secondFactors()) { server in
            let first = try await Started(on: server)
            let second = try await Started(on: server, person: first.person)
            #expect(try await first.finish(first.app.code(at: server.clock.now)).status == 200)
            let answer = try await second.finish(second.app.code(at: server.clock.now))
            #expect(try answer.errorCode == .secondFactorLimitExceeded)
            #expect(try await server.account().secondFactors.count == 1)
        }
    }

    @Test func `a sixth second factor is refused at the end of its enrollment`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson { account in
                account.secondFactors = (0..<5).map { .phone("+1650555010\($0)", at: .start) }
            }
            let person = try await server.enrolledSession()
            let start = try await Started(on: server, person: person)
            let answer = try await start.finish(start.app.code(at: server.clock.now))
            #expect(try answer.errorCode == .secondFactorLimitExceeded)
        }
    }

    @Test func `an enrollment without a name, a code or a valid session is refused`() async throws {
        try await withServer(.secondFactors()) { server in
            let start = try await Started(on: server)
            let token = start.person.idToken
            let session = start.session
            let code = start.app.code(at: server.clock.now)
            let nameless = try await server.finishTOTPEnrollment(
                token,
                session: session,
                code: code,
                name: nil
            )
            #expect(try nameless.errorCode == .missingDisplayName)
            let codeless = try await server.finishTOTPEnrollment(token, session: session, code: "")
            #expect(try codeless.errorCode == .missingCode)
            let nowhere = try await server.finishTOTPEnrollment(token, session: "", code: code)
            #expect(try nowhere.errorCode == .missingSessionInfo)
            let unknown = try await server.finishTOTPEnrollment(token, session: "x", code: code)
            #expect(try unknown.errorCode == .invalidSessionInfo)
        }
    }

    @Test func `an enrollment cannot be completed by another account`() async throws {
        try await withServer(.secondFactors()) { server in
            let start = try await Started(on: server)
            let eve = AccountID(rawValue: "eve")
            try await server.addPerson(eve)
            let thief = try await server.proveFirstFactor(eve).signedIn
            let answer = try await server.finishTOTPEnrollment(
                thief.idToken,
                session: start.session,
                code: start.app.code(at: server.clock.now)
            )
            #expect(try answer.errorCode == .invalidSessionInfo)
            #expect(try await server.account(id: eve).secondFactors.isEmpty)
        }
    }
}

/// An enrollment that waits for the app's first code.
private struct Started {
    let server: TestServer
    let person: SignedIn
    let app: AuthenticatorApp
    let session: String

    init(on server: TestServer, person: SignedIn? = nil) async throws {
        self.server = server
        if let person {
            self.person = person
        } else {
            try await server.addPerson()
            self.person = try await server.proveFirstFactor().signedIn
        }
        let answer = try await server.startTOTPEnrollment(self.person.idToken)
        try #require(answer.status == 200, "\(answer.text)")
        let info = try answer.json["totpSessionInfo"]
        app = AuthenticatorApp(secret: try #require(info["sharedSecretKey"].text))
        session = try #require(info["sessionInfo"].text)
    }

    func finish(_ code: String) async throws -> Answer {
        try await server.finishTOTPEnrollment(person.idToken, session: session, code: code)
    }
}

extension TestServer {
    /// A session of an account that has a number as its second factor.
    func enrolledSession(_ id: AccountID = person) async throws -> SignedIn {
        let credential = try await proveFirstFactor(id).pending
        let factor = try #require(
            try await account(id: id).secondFactors.first { $0.phoneNumber != nil }
        )
        let tokens = try SecondTokens(await provePhone(factor, for: credential))
        return SignedIn(
            accountID: id.rawValue,
            idToken: tokens.idToken,
            refreshToken: tokens.refreshToken
        )
    }

    /// Requests the code of a factor and completes the sign-in with it.
    func provePhone(_ factor: SecondFactor, for credential: String) async throws -> Answer {
        let started = try await startSecondFactor(credential, factor.id.rawValue)
        try #require(started.status == 200, "\(started.text)")
        let session = try #require(try started.json["phoneResponseInfo"]["sessionInfo"].text)
        let code = try sentCode(to: try #require(factor.phoneNumber).e164)
        return try await finishPhone(credential, session: session, code: code)
    }
}
