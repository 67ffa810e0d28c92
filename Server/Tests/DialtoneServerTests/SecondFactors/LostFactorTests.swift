import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

/// What follows a sign-in by recovery code: a new factor, or an administrator's help.
struct LostFactorTests {
    @Test(arguments: StoreEngine.tested)
    func `a new app takes the place of the lost one, and the codes stay`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let (lost, id) = try await server.addPersonWithApp()
            let codes = try await server.recoveryCodes(lost, id)
            let other = try await server.recoveredSession(codes[1])
            let session = try await server.recoveredSession(codes[0])
            server.clock.advance(by: .seconds(2))
            let (app, tokens) = try await server.replace(id, by: session)
            let factors = try await server.account().secondFactors
            #expect(factors.count == 1)
            #expect(factors.first?.id.rawValue != id)
            #expect(try tokens.firebase["sign_in_second_factor"].text == "totp")
            #expect(try await server.refresh(other.refreshToken).errorCode == .tokenExpired)
            #expect(
                server.mails.suffix(2).map(\.notice.kind) == [
                    .secondFactorAdded, .secondFactorRemoved,
                ]
            )

            server.clock.advance(by: .minutes(1))
            let next = try await server.proveFirstFactor().pending
            let old = try await server.finishTOTP(next, id, code: lost.code(at: server.clock.now))
            #expect(try old.errorCode == .invalidMFAEnrollmentID)
            let newID = try #require(factors.first).id.rawValue
            let code = app.code(at: server.clock.now)
            #expect(try await server.finishTOTP(next, newID, code: code).status == 200)
            #expect(try await server.recoveredSession(codes[2]).idToken.isEmpty == false)
        }
    }

    @Test func `a number takes the place of a lost app`() async throws {
        try await withServer(.secondFactors()) { server in
            let (app, id) = try await server.addPersonWithApp()
            let session = try await server.recoveredSession(server.recoveryCodes(app, id)[0])
            let started = try await server.startPhoneEnrollment(session.idToken, "+16505550101")
            let sessionInfo = try started.json["phoneSessionInfo"]["sessionInfo"]
            let answer = try await server.call(
                .secondFactorEnrollmentFinalize,
                [
                    "idToken": .string(session.idToken), "replacedEnrollmentId": .string(id),
                    "phoneVerificationInfo": [
                        "sessionInfo": sessionInfo,
                        "code": .string(try server.sentCode(to: "+16505550101")),
                    ],
                ]
            )
            #expect(answer.status == 200, "\(answer.text)")
            let factors = try await server.account().secondFactors
            #expect(factors.map(\.phoneNumber?.e164) == ["+16505550101"])
            #expect(try await server.account().recoveryCodes?.digests.count == 9)
        }
    }

    @Test func `only a session with the second factor can replace one`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let password = try await server.proveFirstFactor().signedIn
            let started = try await server.startTOTPEnrollment(password.idToken)
            try await server.changePerson {
                $0.secondFactors = [.phone("+16505550101", at: .start, id: "one")]
            }
            for id in ["one", "bobs", ""] {
                let answer = try await server.finishReplacing(id, by: password.idToken, started)
                #expect(answer.status == 400, "\(answer.text)")
            }
            let factors = try await server.account().secondFactors
            #expect(factors.map(\.id.rawValue) == ["one"])
        }
    }

    @Test func `a factor of another account is not replaced`() async throws {
        try await withServer(.secondFactors()) { server in
            let bob = AccountID(rawValue: "bob")
            try await server.addPerson(bob) {
                $0.secondFactors = [.phone("+16505550102", at: .start, id: "bobs")]
            }
            let codes = try await server.recoveryCodes()
            let session = try await server.recoveredSession(codes[0])
            let started = try await server.startTOTPEnrollment(session.idToken)
            let answer = try await server.finishReplacing("bobs", by: session.idToken, started)
            #expect(try answer.errorCode == .mfaEnrollmentNotFound)
            #expect(try await server.account(id: bob).secondFactors.count == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an administrator sees how many codes are left and deletes them`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let codes = try await server.recoveryCodes()
            let factor = try #require(try await server.account().secondFactors.first)
            let session = try await server.recoveredSession(codes[0])
            let found = try await server.administer("accounts:lookup", ["localId": ["ada"]])
            #expect(try found.json["users"][0]["recoveryCodesLeft"] == .number(9))
            #expect(!codes.contains { found.text.contains($0) })

            let own = try await server.call(
                .update,
                ["idToken": .string(session.idToken), "deleteRecoveryCodes": true]
            )
            #expect(try own.errorCode == .operationNotAllowed)
            #expect(try await server.account().recoveryCodes != nil)
            let removal = try await server.call(
                .update,
                [
                    "idToken": .string(session.idToken),
                    "deleteSecondFactor": [.string(factor.id.rawValue)],
                ]
            )
            #expect(try removal.errorCode == .operationNotAllowed)

            try await server.deleteRecoveryCodes()
            let credential = try await server.proveFirstFactor().pending
            #expect(try await server.recover(credential, codes[1]).errorCode == .invalidCode)
            // A session that a stolen code has opened can no longer remove the factor.
            let withdrawal = try await server.withdraw(factor.id.rawValue, by: session.idToken)
            #expect(try withdrawal.errorCode == .credentialTooOldLoginAgain)
        }
    }
}

extension LostFactorTests {
    @Test(arguments: StoreEngine.tested)
    func `an administrator removes one second factor, and the others stay`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            try await server.addPerson()
            let added = try await server.administer(
                "accounts:update",
                [
                    "localId": "ada",
                    "mfa": [
                        "enrollments": [
                            ["mfaEnrollmentId": "one", "phoneInfo": "+16505550101"],
                            ["mfaEnrollmentId": "two", "phoneInfo": "+16505550102"],
                        ]
                    ],
                ]
            )
            try #require(added.status == 200, "\(added.text)")
            let removed = try await server.administer(
                "accounts:update",
                ["localId": "ada", "deleteSecondFactor": ["one"]]
            )
            #expect(removed.status == 200, "\(removed.text)")
            #expect(try await server.account().secondFactors.map(\.id.rawValue) == ["two"])
            let again = try await server.administer(
                "accounts:update",
                ["localId": "ada", "deleteSecondFactor": ["one", "two"]]
            )
            #expect(again.status == 400)
            #expect(try await server.account().secondFactors.map(\.id.rawValue) == ["two"])
        }
    }
}

extension TestServer {
    /// Sets up an authenticator app in the place of a factor.
    fileprivate func replace(
        _ id: String,
        by session: SecondTokens
    ) async throws -> (app: AuthenticatorApp, tokens: SecondTokens) {
        let started = try await startTOTPEnrollment(session.idToken)
        let secret = try started.json["totpSessionInfo"]["sharedSecretKey"].text
        let app = AuthenticatorApp(secret: try #require(secret))
        let answer = try await finishReplacing(id, by: session.idToken, started)
        return (app, try SecondTokens(answer))
    }

    fileprivate func finishReplacing(
        _ id: String,
        by idToken: String,
        _ started: Answer
    ) async throws -> Answer {
        let info = try started.json["totpSessionInfo"]
        let app = AuthenticatorApp(secret: try #require(info["sharedSecretKey"].text))
        return try await call(
            .secondFactorEnrollmentFinalize,
            [
                "idToken": .string(idToken), "displayName": "app",
                "replacedEnrollmentId": .string(id),
                "totpVerificationInfo": [
                    "sessionInfo": info["sessionInfo"],
                    "verificationCode": .string(app.code(at: clock.now)),
                ],
            ]
        )
    }
}
