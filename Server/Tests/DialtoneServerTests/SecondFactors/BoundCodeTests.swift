import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

/// Tests that a code is valid for one purpose, one account and one sign-in.
struct BoundCodeTests {
    private static let number = "+16505550101"

    /// Adds a user with a phone number as second factor, and requests its code after a first factor.
    private func startSecondFactor(
        _ server: TestServer
    ) async throws -> (credential: String, session: String) {
        try await server.addPerson {
            $0.secondFactors = [.phone(Self.number, at: .start, id: "one")]
        }
        let credential = try await server.proveFirstFactor().pending
        let started = try await server.startSecondFactor(credential, "one")
        let session = try #require(try started.json["phoneResponseInfo"]["sessionInfo"].text)
        return (credential, session)
    }

    @Test(arguments: StoreEngine.tested)
    func `a sign-in code is refused for an enrollment and as a second factor`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            let session = try await server.sendCode(to: Self.number)
            let code = try server.sentCode(to: Self.number)
            let enrollment = try await server.finishPhoneEnrollment(
                person.idToken,
                session: session,
                code: code
            )
            #expect(try enrollment.refusal.message == "INVALID_SESSION_INFO")
            #expect(try await server.account().secondFactors.isEmpty)

            try await server.changePerson {
                $0.secondFactors = [.phone(Self.number, at: .start, id: "one")]
            }
            let credential = try await server.proveFirstFactor().pending
            let sent = try await server.finishPhone(credential, session: session, code: code)
            #expect(try sent.refusal.message == "INVALID_SESSION_INFO")
            // It still does what it was sent for.
            #expect(try await server.complete(session, code: code).status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an enrollment code is refused for a sign-in and for another account`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            try await server.addPerson()
            let eve = AccountID(rawValue: "eve")
            try await server.addPerson(eve)
            let person = try await server.proveFirstFactor().signedIn
            let thief = try await server.proveFirstFactor(eve).signedIn
            let started = try await server.startPhoneEnrollment(person.idToken, Self.number)
            let session = try #require(try started.json["phoneSessionInfo"]["sessionInfo"].text)
            let code = try server.sentCode(to: Self.number)

            let stolen = try await server.finishPhoneEnrollment(
                thief.idToken,
                session: session,
                code: code
            )
            #expect(try stolen.refusal.message == "INVALID_SESSION_INFO")
            let signIn = try await server.complete(session, code: code)
            #expect(try signIn.refusal.message == "INVALID_SESSION_INFO")
            let link = try await server.complete(
                session,
                code: code,
                with: ["idToken": .string(thief.idToken)]
            )
            #expect(try link.refusal.message == "INVALID_SESSION_INFO")
            let right = try await server.finishPhoneEnrollment(
                person.idToken,
                session: session,
                code: code
            )
            #expect(right.status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a second factor's code completes only the sign-in that it was sent for`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            try await server.addPerson {
                $0.secondFactors = [.phone(Self.number, at: .start, id: "one")]
            }
            let first = try await server.proveFirstFactor().pending
            let second = try await server.proveFirstFactor().pending
            let started = try await server.startSecondFactor(first, "one")
            let session = try #require(try started.json["phoneResponseInfo"]["sessionInfo"].text)
            let code = try server.sentCode(to: Self.number)
            let other = try await server.finishPhone(second, session: session, code: code)
            #expect(try other.refusal.message == "INVALID_SESSION_INFO")
            let signIn = try await server.complete(session, code: code)
            #expect(try signIn.refusal.message == "INVALID_SESSION_INFO")
            #expect(
                try await server.finishPhone(first, session: session, code: code).status == 200
            )
        }
    }

    @Test func `a code that was sent for one second factor cannot prove another`() async throws {
        try await withServer(.secondFactors()) { server in
            let (credential, session) = try await startSecondFactor(server)
            let code = try server.sentCode(to: Self.number)
            try await server.changePerson {
                $0.secondFactors = [.phone("+16505550102", at: .start, id: "two")]
            }
            let answer = try await server.finishPhone(credential, session: session, code: code)
            #expect(try answer.errorCode == .mfaEnrollmentNotFound)
        }
    }

    @Test func `five wrong codes use up the session of a second factor`() async throws {
        try await withServer(.secondFactors()) { server in
            let (credential, session) = try await startSecondFactor(server)
            let wrong = try server.wrongCode(for: Self.number)
            for _ in 0..<5 {
                let answer = try await server.finishPhone(credential, session: session, code: wrong)
                #expect(try answer.errorCode == .invalidCode)
            }
            let code = try server.sentCode(to: Self.number)
            let answer = try await server.finishPhone(credential, session: session, code: code)
            #expect(try answer.reason == .noTriesLeft)
        }
    }
}
