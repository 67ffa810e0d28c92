import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

struct SecondFactorSignInTests {
    @Test(arguments: StoreEngine.tested)
    func `an SMS code completes the sign-in and refreshed tokens keep the claims`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            try await server.addPerson {
                $0.secondFactors = [.phone("+16505550101", at: .start, id: "one")]
            }
            let credential = try await server.proveFirstFactor().pending
            #expect(try await server.account().lastSignInAt == nil)
            server.clock.advance(by: .minutes(1))
            let factor = try #require(try await server.account().secondFactors.first)
            let answer = try await server.provePhone(factor, for: credential)
            let tokens = try SecondTokens(answer)
            #expect(tokens.answer.keys == ["idToken", "refreshToken"])
            #expect(try await server.account().lastSignInAt == server.clock.now)
            let refreshed = try await server.refresh(tokens.refreshToken)
            let idToken = try #require(try refreshed.json["id_token"].text)
            for token in [tokens.idToken, idToken] {
                let claims = try SignedIn(accountID: "", idToken: token, refreshToken: "").claims
                #expect(claims["firebase"]["sign_in_second_factor"].text == "phone")
                #expect(claims["firebase"]["second_factor_identifier"].text == "one")
                #expect(claims["firebase"]["sign_in_provider"].text == "password")
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an authenticator code completes a sign-in and cannot be reused`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let (app, id) = try await server.addPersonWithApp()
            server.clock.advance(by: .minutes(1))
            let credential = try await server.proveFirstFactor().pending
            let code = app.code(at: server.clock.now)
            let tokens = try SecondTokens(await server.finishTOTP(credential, id, code: code))
            #expect(try tokens.firebase["sign_in_second_factor"].text == "totp")

            let next = try await server.proveFirstFactor().pending
            let again = try await server.finishTOTP(next, id, code: code)
            #expect(try again.errorCode == .invalidCode)
            let later = app.code(at: server.clock.now, steps: 1)
            #expect(try await server.finishTOTP(next, id, code: later).status == 200)
        }
    }

    @Test func `the code that enrolled an app cannot complete a sign-in`() async throws {
        try await withServer(.secondFactors()) { server in
            let (app, id) = try await server.addPersonWithApp()
            let credential = try await server.proveFirstFactor().pending
            let answer = try await server.finishTOTP(
                credential,
                id,
                code: app.code(at: server.clock.now)
            )
            #expect(try answer.errorCode == .invalidCode)
        }
    }

    @Test func `the code is sent to the enrolled number, which the response hides`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson {
                $0.secondFactors = [.phone("+16505550101", at: .start, id: "one")]
            }
            let credential = try await server.proveFirstFactor().pending
            let answer = try await server.startSecondFactor(credential, "one")
            #expect(try answer.json.keys == ["phoneResponseInfo"])
            #expect(server.messages.map(\.phoneNumber.e164) == ["+16505550101"])
            #expect(!answer.text.contains("+1650"))
        }
    }

    @Test(
        arguments: [
            (
                ["mfaEnrollmentId": "one"],
                "MISSING_MFA_PENDING_CREDENTIAL : Request does not have MFA pending credential."
            ),
            (
                ["mfaPendingCredential": "CREDENTIAL"],
                "MISSING_MFA_ENROLLMENT_ID : No second factor identifier is provided."
            ),
            (
                ["mfaPendingCredential": "CREDENTIAL", "mfaEnrollmentId": "no"],
                "MFA_ENROLLMENT_NOT_FOUND"
            ),
            (
                ["mfaPendingCredential": "CREDENTIAL", "mfaEnrollmentId": "bobs"],
                "MFA_ENROLLMENT_NOT_FOUND"
            ),
            (
                ["mfaPendingCredential": "nonsense", "mfaEnrollmentId": "one"],
                "INVALID_PENDING_TOKEN"
            ),
        ] as [([String: JSONValue], String)]
    )
    func `a start without a valid factor and pending credential is refused`(
        body: [String: JSONValue],
        message: String
    ) async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson {
                $0.secondFactors = [.phone("+16505550101", at: .start, id: "one")]
            }
            try await server.addPerson(AccountID(rawValue: "bob")) {
                $0.secondFactors = [.phone("+16505550102", at: .start, id: "bobs")]
            }
            let credential = try await server.proveFirstFactor().pending
            let body = body.mapValues { $0 == "CREDENTIAL" ? .string(credential) : $0 }
            let answer = try await server.call(.secondFactorSignInStart, .object(body))
            #expect(answer.status == 400)
            #expect(try answer.refusal.message == message)
            #expect(server.messages.isEmpty)
        }
    }

    @Test(
        arguments: [
            ([:], "MISSING_CREDENTIAL : Please set MFA Pending Credential."),
            (["mfaPendingCredential": "x"], "INVALID_ARGUMENT : MFA provider not supported!"),
            (
                ["mfaPendingCredential": "x", "phoneVerificationInfo": [:]],
                "INVALID_PENDING_TOKEN"
            ),
            (
                ["phoneVerificationInfo": ["sessionInfo": "x", "code": "1"]],
                "MISSING_CREDENTIAL : Please set MFA Pending Credential."
            ),
            (
                ["mfaPendingCredential": "CREDENTIAL", "phoneVerificationInfo": ["code": "1"]],
                "MISSING_SESSION_INFO"
            ),
            (
                [
                    "mfaPendingCredential": "CREDENTIAL",
                    "phoneVerificationInfo": ["sessionInfo": "x"],
                ],
                "MISSING_CODE"
            ),
            (
                [
                    "mfaPendingCredential": "CREDENTIAL",
                    "phoneVerificationInfo": ["sessionInfo": "x", "code": "1"],
                ],
                "INVALID_SESSION_INFO"
            ),
            (
                [
                    "mfaPendingCredential": "CREDENTIAL", "mfaEnrollmentId": "one",
                    "totpVerificationInfo": ["verificationCode": "123456"],
                ],
                "INVALID_MFA_ENROLLMENT_ID"
            ),
            (
                [
                    "mfaPendingCredential": "CREDENTIAL", "mfaEnrollmentId": "no",
                    "totpVerificationInfo": ["verificationCode": "123456"],
                ],
                "INVALID_MFA_ENROLLMENT_ID"
            ),
            (
                [
                    "mfaPendingCredential": "CREDENTIAL", "phoneVerificationInfo": [:],
                    "totpVerificationInfo": [:],
                ],
                "INVALID_ARGUMENT : Request contains an invalid argument."
            ),
        ] as [([String: JSONValue], String)]
    )
    func `an invalid request to finish a sign-in is refused`(
        body: [String: JSONValue],
        message: String
    ) async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson {
                $0.secondFactors = [.phone("+16505550101", at: .start, id: "one")]
            }
            let credential = try await server.proveFirstFactor().pending
            let body = body.mapValues { $0 == "CREDENTIAL" ? .string(credential) : $0 }
            let answer = try await server.call(.secondFactorSignInFinalize, .object(body))
            #expect(answer.status == 400)
            #expect(try answer.refusal.message == message)
            #expect(try await server.account().lastSignInAt == nil)
        }
    }

    @Test func `a sign-in waits five minutes for an app's code and ten for an SMS code`()
        async throws
    {
        try await withServer(.secondFactors()) { server in
            let (app, id) = try await server.addPersonWithApp()
            server.clock.advance(by: .minutes(1))
            let first = try await server.proveFirstFactor().pending
            server.clock.advance(by: .seconds(301))
            let late = try await server.finishTOTP(first, id, code: app.code(at: server.clock.now))
            #expect(
                try late.refusal.message
                    == "TOTP_CHALLENGE_TIMEOUT : TOTP challenge timeout, provide first factor again."
            )

            try await server.changePerson {
                $0.secondFactors.append(.phone("+16505550101", at: .start, id: "one"))
            }
            let second = try await server.proveFirstFactor().pending
            server.clock.advance(by: .seconds(599))
            #expect(try await server.startSecondFactor(second, "one").status == 200)
            server.clock.advance(by: .seconds(1))
            let over = try await server.startSecondFactor(second, "one")
            #expect(
                try over.refusal.message
                    == "INVALID_MFA_PENDING_CREDENTIAL : MFA pending credential is expired."
            )
        }
    }

    @Test func `a fictional number completes sign-ins without messages`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addTestNumber("+16505550142", code: "271828")
            try await server.addPerson {
                $0.secondFactors = [.phone("+16505550142", at: .start, id: "one")]
            }
            let credential = try await server.proveFirstFactor().pending
            let started = try await server.startSecondFactor(credential, "one")
            let session = try #require(try started.json["phoneResponseInfo"]["sessionInfo"].text)
            let done = try await server.finishPhone(credential, session: session, code: "271828")
            #expect(done.status == 200)
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `a repeated start sends no second message`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson {
                $0.secondFactors = [.phone("+16505550101", at: .start, id: "one")]
            }
            let credential = try await server.proveFirstFactor().pending
            let first = try await server.startSecondFactor(credential, "one")
            let second = try await server.startSecondFactor(credential, "one")
            #expect(try first.json == second.json)
            #expect(server.messages.count == 1)
        }
    }

    @Test func `where second factors are disabled, the first factor alone signs in`() async throws {
        try await withServer { server in
            try await server.addPerson {
                $0.secondFactors = [.phone("+16505550101", at: .start)]
            }
            let person = try await server.proveFirstFactor().signedIn
            #expect(try person.claims["firebase"]["sign_in_second_factor"] == .null)
        }
    }
}

extension TestServer {
    /// An account with an authenticator app, and the factor's ID.
    func addPersonWithApp() async throws -> (app: AuthenticatorApp, id: String) {
        try await addPerson()
        let (app, _) = try await enrollTOTP(by: try await proveFirstFactor().signedIn.idToken)
        return (app, try #require(try await account().secondFactors.first).id.rawValue)
    }
}
