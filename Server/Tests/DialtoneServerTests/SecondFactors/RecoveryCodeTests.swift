import DialtoneBasics
import DialtoneTestSupport
import IdentityToolkit
import InMemoryLogging
import PhoneNumbers
import Testing

@testable import DialtoneModel

/// Codes that take the place of a second factor.
struct RecoveryCodeTests {
    @Test(arguments: StoreEngine.tested)
    func `a recovery code completes a sign-in once, as a second factor`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let codes = try await server.recoveryCodes()
            #expect(Set(codes).count == RecoveryCodes.count)
            #expect(codes.allSatisfy { $0.wholeMatch(of: /([0-9a-z]{4}-){3}[0-9a-z]{4}/) != nil })
            let typed = codes[3].uppercased().replacing("-", with: " ")
            let credential = try await server.proveFirstFactor().pending
            let tokens = try SecondTokens(await server.recover(credential, typed))
            #expect(try tokens.firebase["sign_in_second_factor"].text == "recovery")
            let identifier = try tokens.firebase["second_factor_identifier"].text
            #expect(identifier?.hasPrefix("recovery-") == true)
            #expect(try tokens.firebase["sign_in_provider"].text == "password")
            #expect(try await server.recoveryCodesLeft(tokens.idToken) == .number(9))

            let next = try await server.proveFirstFactor().pending
            #expect(try await server.recover(next, typed).errorCode == .invalidCode)
            #expect(try await server.recover(next, codes[4]).status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a recovery code completes only one of many parallel sign-ins`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let code = try await server.recoveryCodes()[0]
            let all = try await answers(9) {
                let credential = try await server.proveFirstFactor().pending
                return try await server.recover(credential, code)
            }
            #expect(all.count { $0.status == 200 } == 1)
            #expect(try await server.account().recoveryCodes?.digests.count == 9)
        }
    }

    @Test func `a pending sign-in is completed by one of two codes`() async throws {
        try await withServer(.secondFactors()) { server in
            let codes = try await server.recoveryCodes()
            let credential = try await server.proveFirstFactor().pending
            #expect(try await server.recover(credential, codes[0]).status == 200)
            let again = try await server.recover(credential, codes[1])
            #expect(try again.errorCode == .invalidPendingToken)
            #expect(try await server.account().recoveryCodes?.digests.count == 9)
        }
    }

    @Test func `a session by recovery code can remove the lost factor`() async throws {
        try await withServer(.secondFactors()) { server in
            let code = try await server.recoveryCodes()[0]
            let factor = try #require(try await server.account().secondFactors.first)
            let credential = try await server.proveFirstFactor().pending
            let tokens = try SecondTokens(await server.recover(credential, code))
            let after = try SecondTokens(
                await server.withdraw(factor.id.rawValue, by: tokens.idToken)
            )
            #expect(try await server.account().recoveryCodes == nil)
            #expect(try after.firebase["sign_in_second_factor"] == .null)
        }
    }

    @Test func `new codes need a recent sign-in with the second factor`() async throws {
        try await withServer(.secondFactors()) { server in
            let (app, id) = try await server.addPersonWithApp()
            server.clock.advance(by: .minutes(1))
            let credential = try await server.proveFirstFactor().pending
            let code = app.code(at: server.clock.now)
            let tokens = try SecondTokens(await server.finishTOTP(credential, id, code: code))
            let first = try await server.createRecoveryCodes(tokens.idToken)
            #expect(first.status == 200)
            server.clock.advance(by: .minutes(6))
            let late = try await server.createRecoveryCodes(tokens.idToken)
            #expect(try late.errorCode == .credentialTooOldLoginAgain)

            try await server.changePerson { $0.secondFactors = [] }
            let plain = try await server.proveFirstFactor().signedIn
            try await server.changePerson {
                $0.secondFactors = [.phone("+16505550101", at: .start, id: "one")]
            }
            let unproved = try await server.createRecoveryCodes(plain.idToken)
            #expect(try unproved.errorCode == .credentialTooOldLoginAgain)
            #expect(try await server.account().recoveryCodes == nil)
        }
    }

    @Test func `a session that can only enroll a factor gets no codes`() async throws {
        let mandatory = ServerSetup.secondFactors { $0.secondFactors.state = .mandatory }
        try await withServer(mandatory) { server in
            try await server.addPerson()
            let session = try await server.proveFirstFactor().signedIn
            let answer = try await server.createRecoveryCodes(session.idToken)
            #expect(try answer.reason == .secondFactorRequired)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `new codes replace the former ones`(engine: StoreEngine) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let former = try await server.recoveryCodes()
            let credential = try await server.proveFirstFactor().pending
            let tokens = try SecondTokens(await server.recover(credential, former[0]))
            let answer = try await server.createRecoveryCodes(tokens.idToken)
            #expect(try answer.json["recoveryCodes"].count == 10)
            let next = try await server.proveFirstFactor().pending
            for code in former.prefix(2) + ["0000-0000-0000-0000", "short", "ü"] {
                #expect(try await server.recover(next, code).errorCode == .invalidCode)
            }
            #expect(try await server.recover(next, "").errorCode == .missingCode)
            let new = try #require(try answer.json["recoveryCodes"][0].text)
            #expect(try await server.recover(next, new).status == 200)
        }
    }

    @Test func `codes are created ten times an hour at most`() async throws {
        try await withServer(.secondFactors()) { server in
            let tokens = try await server.appSession()
            for _ in 0..<10 {
                #expect(try await server.createRecoveryCodes(tokens.idToken).status == 200)
            }
            let before = try await server.account().recoveryCodes
            let answer = try await server.createRecoveryCodes(tokens.idToken)
            #expect(try answer.errorCode == .tooManyAttemptsTryLater)
            #expect(try answer.retrySeconds == 3_600)
            #expect(try await server.account().recoveryCodes == before)
        }
    }

    @Test func `an account without a second factor has no codes`() async throws {
        try await withServer(.secondFactors()) { server in
            try await server.addPerson()
            let session = try await server.proveFirstFactor().signedIn
            let answer = try await server.createRecoveryCodes(session.idToken)
            #expect(try answer.errorCode == .mfaEnrollmentNotFound)
            #expect(try await server.recoveryCodesLeft(session.idToken) == .null)
        }
    }

    @Test func `a code of another account completes no sign-in`() async throws {
        try await withServer(.secondFactors()) { server in
            let codes = try await server.recoveryCodes()
            let digests = try #require(try await server.account().recoveryCodes)
            let bob = AccountID(rawValue: "bob")
            try await server.addPerson(bob) {
                $0.secondFactors = [.phone("+16505550102", at: .start, id: "bobs")]
                // Even if the digests are copied, they are those of the other account.
                $0.recoveryCodes = digests
            }
            let credential = try await server.proveFirstFactor(bob).pending
            #expect(try await server.recover(credential, codes[0]).errorCode == .invalidCode)
            let own = try await server.proveFirstFactor().pending
            #expect(try await server.recover(own, codes[0]).status == 200)
        }
    }

    @Test func `codes go with the last factor, so that they open no later one`() async throws {
        try await withServer(.secondFactors()) { server in
            let code = try await server.recoveryCodes()[0]
            try await server.changePerson { $0.secondFactors = [] }
            try await server.changePerson {
                $0.secondFactors = [.phone("+16505550101", at: .start, id: "two")]
            }
            let credential = try await server.proveFirstFactor().pending
            #expect(try await server.recover(credential, code).errorCode == .invalidCode)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `wrong recovery codes count with those of apps, and are logged`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let codes = try await server.recoveryCodes()
            server.logs.clear()
            let credential = try await server.proveFirstFactor().pending
            for _ in 0..<10 { _ = try await server.recover(credential, "0000-0000-0000-0000") }
            let late = try await server.recover(credential, "0000-0000-0000-0000")
            #expect(try late.errorCode == .tooManyAttemptsTryLater)
            #expect(
                server.loggedEvents.map(\.name)
                    == Array(repeating: "codeRefused wrongRecoveryCode", count: 10)
                    + ["limitReached secondFactorLimit"]
            )
            // An attacker with the password cannot keep the owner out by wrong codes.
            server.logs.clear()
            let next = try await server.proveFirstFactor().pending
            #expect(try await server.recover(next, codes[0]).status == 200)
            #expect(server.loggedEvents.map(\.name) == ["accountChanged recoveryCodeUsed"])
            server.expectLogHides(codes)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `parallel guesses share one limit`(engine: StoreEngine) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            _ = try await server.recoveryCodes()
            let all = try await answers(40) {
                let credential = try await server.proveFirstFactor().pending
                return try await server.recover(credential, "0000-0000-0000-0000")
            }
            #expect(try all.count { try $0.errorCode == .invalidCode } == 10)
            #expect(try all.count { try $0.errorCode == .tooManyAttemptsTryLater } == 30)
        }
    }

    @Test func `a recovery code works after an app was suspended, and ends that`() async throws {
        try await withServer(.secondFactors()) { server in
            let (app, id) = try await server.addPersonWithApp()
            let codes = try await server.recoveryCodes(app, id)
            try await server.store.write { data in
                let person = try data.account(TestServer.person, of: TestServer.projectID)
                var ledger = try data.secondFactorLedger(of: try #require(person))
                for _ in 0..<SecondFactorLedger.consecutiveLimit {
                    _ = ledger.recordFailure(at: .start - .days(2))
                }
                try data.save(ledger)
            }
            let suspended = try await server.proveFirstFactor().pending
            let code = app.code(at: server.clock.now, steps: 1)
            let refused = try await server.finishTOTP(suspended, id, code: code)
            #expect(try refused.reason == .secondFactorSuspended)
            #expect(try await server.recover(suspended, codes[0]).status == 200)
            let next = try await server.proveFirstFactor().pending
            #expect(try await server.finishTOTP(next, id, code: code).status == 200)
        }
    }

    @Test func `a project can turn recovery codes off`() async throws {
        try await withServer(.secondFactors()) { server in
            let code = try await server.recoveryCodes()[0]
            let session = try await server.recoveredSession(code)
            let next = try await server.recoveryCodes(by: session)[0]
            try await server.changeSettings { $0.secondFactors.allowsRecoveryCodes = false }
            let credential = try await server.proveFirstFactor().pending
            #expect(try await server.recover(credential, next).errorCode == .operationNotAllowed)
            let create = try await server.createRecoveryCodes(session.idToken)
            #expect(try create.errorCode == .operationNotAllowed)
        }
    }

    @Test func `the response to a first factor says whether the account has codes`() async throws {
        let afterPhone = ServerSetup.secondFactors { $0.secondFactors.allowsAfterPhone = true }
        try await withServer(afterPhone) { server in
            let number = "+16505550100"
            try await server.addPersonByNumber(number)
            let without = try await server.proveNumber(number)
            #expect(without["hasRecoveryCodes"] == .null)
            try await server.changePerson {
                $0.recoveryCodes = RecoveryCodes(
                    [RecoveryCode(random: RandomSource { Array(repeating: 7, count: $0) })],
                    of: $0,
                    at: .start
                )
            }
            server.clock.advance(by: .minutes(5))
            let with = try await server.proveNumber(number)
            #expect(with["hasRecoveryCodes"] == .bool(true))
            let credential = try #require(with["mfaPendingCredential"].text)
            #expect(try await server.recover(credential, "7777-7777-7777-7777").status == 200)
            // It was the last one.
            server.clock.advance(by: .minutes(5))
            #expect(try await server.proveNumber(number)["hasRecoveryCodes"] == .null)
        }
    }

    @Test func `a request with two kinds of proof is refused`() async throws {
        try await withServer(.secondFactors()) { server in
            let code = try await server.recoveryCodes()[0]
            let credential = try await server.proveFirstFactor().pending
            let answer = try await server.call(
                .secondFactorSignInFinalize,
                [
                    "mfaPendingCredential": .string(credential),
                    "recoveryCodeInfo": ["code": .string(code)],
                    "totpVerificationInfo": ["verificationCode": "123456"],
                ]
            )
            #expect(try answer.errorCode == .invalidArgument)
            #expect(try await server.recover(credential, code).status == 200)
        }
    }

    @Test func `undoing the addition of a factor removes the codes created since`() throws {
        let random = RandomSource { Array(repeating: 7, count: $0) }
        var account = Account(
            id: AccountID(rawValue: "ada"),
            projectID: TestServer.projectID,
            createdAt: .start
        )
        let before = FormerSignIn(of: account, at: .start)
        let phone = SecondFactor.phone("+16505550101", at: .start - .minutes(1), id: "one")
        account.secondFactors = [phone]
        let code = RecoveryCode(random: random)
        account.recoveryCodes = RecoveryCodes([code], of: account, at: .start)
        var other = account
        other.restore(before)
        #expect(other.secondFactors == [phone])
        #expect(other.recoveryCodes == nil)
        #expect("\(code)" == "RecoveryCode(redacted)")
        let uses = (0..<2).map { _ in account.useRecoveryCode(RecoveryCode(typed: code.text)) }
        #expect(uses == [true, false])
    }

    @Test func `a tenant's account with the same ID does not have the same digests`() throws {
        let code = RecoveryCode(random: RandomSource { Array(repeating: 7, count: $0) })
        let id = AccountID(rawValue: "ada")
        let tenant = try #require(TestServer.projectID.tenant("sales"))
        let projects = [TestServer.projectID, ProjectID(rawValue: "other"), tenant]
        let digests = projects.map { project in
            code.digest(for: Account(id: id, projectID: project, createdAt: .start)).bytes
        }
        #expect(Set(digests).count == projects.count)
    }

    @Test(arguments: [
        ("OIL0-OIL0-OIL0-OIL0", true), ("  0110 0110 0110 0110 ", true),
        ("0110\u{2013}0110\u{2013}0110\u{2010}0110", true), ("0110", false),
        ("0110-0110-0110-011u", false), ("0110-0110-0110-01100", false),
        ("０１１０-0110-0110-0110", false),
        (String(repeating: " ", count: 200) + "0110011001100110", false), ("", false),
    ])
    func `letters that look like digits are read as these`(text: String, isValid: Bool) {
        let code = RecoveryCode(typed: text)
        #expect(code?.text == (isValid ? "0110-0110-0110-0110" : nil))
    }
}
