import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

struct SignInWithPhoneNumberTests {
    @Test func `the right code creates the account and signs in`() async throws {
        try await withServer { server in
            let session = try await server.sendCode(to: "+16505550100")
            let code = try server.sentCode(to: "+16505550100")
            let answer = try await server.complete(session, code: code)
            let json = try answer.json
            #expect(
                json.keys == [
                    "idToken", "refreshToken", "expiresIn", "localId", "isNewUser", "phoneNumber",
                ]
            )
            #expect(json["expiresIn"] == "3600")
            #expect(json["isNewUser"] == true)
            #expect(json["phoneNumber"] == "+16505550100")
            #expect(json["localId"].text?.count == 28)
        }
    }

    @Test func `a second sign-in finds the account`() async throws {
        try await withServer { server in
            let first = try await server.signIn("+16505550100")
            let second = try await server.signIn("+16505550100")
            #expect(first.isNew == true)
            #expect(second.isNew == false)
            #expect(first.accountID == second.accountID)
            #expect(first.refreshToken != second.refreshToken)
        }
    }

    @Test func `a wrong code is refused, counted, and leaves the session`() async throws {
        try await withServer { server in
            let session = try await server.sendCode(to: "+16505550100")
            let wrong = try server.wrongCode(for: "+16505550100")
            for triesLeft in [4, 3, 2, 1] {
                let answer = try await server.complete(session, code: wrong)
                #expect(answer.status == 400)
                #expect(try answer.errorCode == .invalidCode)
                #expect(try answer.reason == .wrongCode)
                #expect(try answer.metadata == ["triesLeft": "\(triesLeft)"])
            }
            let code = try server.sentCode(to: "+16505550100")
            #expect(try await server.complete(session, code: code).status == 200)
        }
    }

    @Test func `after five wrong codes the right one is refused`() async throws {
        try await withServer { server in
            let session = try await server.sendCode(to: "+16505550100")
            for _ in 0..<5 {
                _ = try await server.complete(session, code: server.wrongCode(for: "+16505550100"))
            }
            let code = try server.sentCode(to: "+16505550100")
            let answer = try await server.complete(session, code: code)
            #expect(try answer.errorCode == .tooManyAttemptsTryLater)
            #expect(try answer.reason == .noTriesLeft)
        }
    }

    @Test func `a used code is refused`() async throws {
        try await withServer { server in
            let session = try await server.sendCode(to: "+16505550100")
            let code = try server.sentCode(to: "+16505550100")
            #expect(try await server.complete(session, code: code).status == 200)
            let answer = try await server.complete(session, code: code)
            #expect(try answer.errorCode == .sessionExpired)
            #expect(try answer.reason == .codeUsed)
        }
    }

    @Test func `a code is valid for five minutes, and stays expired if the clock goes back`()
        async throws
    {
        try await withServer { server in
            let early = try await server.sendCode(to: "+16505550100")
            let late = try await server.sendCode(to: "+16505550101")
            server.clock.advance(by: TimeSpan(milliseconds: 299_999))
            let code = try server.sentCode(to: "+16505550100")
            #expect(try await server.complete(early, code: code).status == 200)
            server.clock.advance(by: TimeSpan(milliseconds: 1))
            let other = try server.sentCode(to: "+16505550101")
            let expired = try await server.complete(late, code: other)
            #expect(try expired.errorCode == .sessionExpired)
            #expect(try expired.reason == .codeExpired)
            server.clock.advance(by: .minutes(-10))
            #expect(try await server.complete(late, code: other).reason == .codeExpired)
        }
    }

    @Test func `a new code supersedes the old one, which is then refused`() async throws {
        try await withServer { server in
            let old = try await server.sendCode(to: "+16505550100")
            let oldCode = try server.sentCode(to: "+16505550100")
            server.clock.advance(by: .seconds(30))
            let new = try await server.sendCode(to: "+16505550100")
            let newCode = try server.sentCode(to: "+16505550100")
            for code in [oldCode, newCode] {
                let answer = try await server.complete(old, code: code)
                #expect(try answer.errorCode == .sessionExpired)
                #expect(try answer.reason == .codeSuperseded)
            }
            #expect(try await server.complete(new, code: newCode).status == 200)
        }
    }

    @Test func `a code is good for its own session only`() async throws {
        try await withServer { server in
            let first = try await server.sendCode(to: "+16505550100")
            let second = try await server.sendCode(to: "+16505550101")
            let firstCode = try server.sentCode(to: "+16505550100")
            let secondCode = try server.sentCode(to: "+16505550101")
            try #require(firstCode != secondCode)
            #expect(try await server.complete(first, code: secondCode).errorCode == .invalidCode)
            #expect(try await server.complete(second, code: firstCode).errorCode == .invalidCode)
        }
    }

    @Test func `a session is good in its own project only`() async throws {
        try await withServer { server in
            let session = try await server.sendCode(to: "+16505550100")
            let code = try server.sentCode(to: "+16505550100")
            let answer = try await server.complete(
                session,
                code: code,
                key: TestServer.otherAPIKey
            )
            #expect(try answer.errorCode == .invalidSessionInfo)
            #expect(try await server.complete(session, code: code).status == 200)
        }
    }

    @Test func `every invalid session handle gets the same refusal`() async throws {
        try await withServer { server in
            let session = try await server.sendCode(to: "+16505550100")
            let flipped = String(session.dropLast()) + (session.last == "A" ? "B" : "A")
            let tampered = [
                flipped, String(session.dropLast()), session + "A", "AAAA", "not base64 at all!",
                String(repeating: "A", count: 10_000), "\u{0}", "🤷",
            ]
            let expected = try await server.complete("unknown", code: "123456")
            #expect(try expected.errorCode == .invalidSessionInfo)
            for handle in tampered {
                let answer = try await server.complete(handle, code: "123456")
                #expect(answer.status == expected.status)
                #expect(answer.body == expected.body)
            }
        }
    }

    @Test(
        arguments: [
            ("٠١٢٣٤٥", false), ("１２３４５６", false), ("12 34-56", false), ("+1", false),
            ("abcdef", false), ("1234567890123", false), ("🤷", false),
        ]
    )
    func `a wrong code in any form is refused and counts as one try`(
        text: String,
        isRight: Bool
    ) async throws {
        try await withServer { server in
            let session = try await server.sendCode(to: "+16505550100")
            let answer = try await server.complete(session, code: text)
            #expect(try answer.errorCode == .invalidCode)
            #expect(try answer.metadata["triesLeft"] == "4")
        }
    }

    @Test func `the right digits count in any script, with spaces between them`() async throws {
        try await withServer { server in
            let session = try await server.sendCode(to: "+16505550100")
            let code = try server.sentCode(to: "+16505550100")
            let arabic = String(
                String.UnicodeScalarView(
                    code.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0x0630) }
                )
            )
            let typed = "\(arabic.prefix(3)) \(arabic.suffix(3))"
            #expect(try await server.complete(session, code: typed).status == 200)
        }
    }

    @Test func `a missing parameter gets its own error code`() async throws {
        try await withServer { server in
            try await server.addTenant("acme")
            let cases: [(JSONValue, WireErrorCode)] = [
                ([:], .missingSessionInfo),
                (["sessionInfo": "", "code": "123456"], .missingSessionInfo),
                (["sessionInfo": "abc"], .missingCode),
                (["temporaryProof": "abc"], .missingPhoneNumber),
                (
                    ["temporaryProof": "abc", "phoneNumber": "+16505550100"],
                    .invalidTemporaryProof
                ),
                (
                    ["sessionInfo": "abc", "code": "123456", "tenantId": "acme"],
                    .unsupportedTenantOperation
                ),
            ]
            for (body, code) in cases {
                let answer = try await server.call(.signInWithPhoneNumber, body)
                #expect(answer.status == 400)
                #expect(try answer.errorCode == code)
            }
        }
    }

    @Test func `a disabled account is refused by name, after the code`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            _ = try await server.administer(
                "accounts:update",
                ["localId": .string(person.accountID), "disableUser": true]
            )
            let session = try await server.sendCode(to: "+16505550100")
            let wrong = try await server.complete(
                session,
                code: server.wrongCode(for: "+16505550100")
            )
            #expect(try wrong.errorCode == .invalidCode)
            let code = try server.sentCode(to: "+16505550100")
            #expect(try await server.complete(session, code: code).errorCode == .userDisabled)
        }
    }

    @Test func `a project that allows no sign-up refuses unknown numbers`() async throws {
        try await withServer(ServerSetup { $0.settings.allowsSignUp = false }) { server in
            let session = try await server.sendCode(to: "+16505550100")
            let code = try server.sentCode(to: "+16505550100")
            let answer = try await server.complete(session, code: code)
            #expect(try answer.errorCode == .adminOnlyOperation)
        }
    }

    @Test func `the number of a deleted account signs up anew, and the old tokens are refused`()
        async throws
    {
        try await withServer { server in
            let first = try await server.signIn("+16505550100")
            let deleted = try await server.call(.delete, ["idToken": .string(first.idToken)])
            #expect(try deleted.json == ["kind": "identitytoolkit#DeleteAccountResponse"])
            let second = try await server.signIn("+16505550100")
            #expect(second.isNew == true)
            #expect(second.accountID != first.accountID)
            #expect(try await server.refresh(first.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.lookUp(first.idToken).errorCode == .userNotFound)
        }
    }
}
