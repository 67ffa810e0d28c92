import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Requests that race each other, and guesses that add up.
struct SecondFactorAttackTests {
    @Test(arguments: StoreEngine.tested)
    func `of many parallel attempts to finish one sign-in exactly one succeeds`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            try await server.addPerson {
                $0.secondFactors = [.phone("+16505550101", at: .start, id: "one")]
            }
            let credential = try await server.proveFirstFactor().pending
            let started = try await server.startSecondFactor(credential, "one")
            let session = try #require(try started.json["phoneResponseInfo"]["sessionInfo"].text)
            let code = try server.sentCode(to: "+16505550101")
            let all = try await answers(40) {
                try await server.finishPhone(credential, session: session, code: code)
            }
            #expect(all.count { $0.status == 200 } == 1)
            #expect(all.count { $0.status == 400 } == 39)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a fictional number's code completes a pending sign-in only once`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            try await server.addTestNumber("+16505550142", code: "271828")
            try await server.addPerson {
                $0.secondFactors = [.phone("+16505550142", at: .start, id: "one")]
            }
            let credential = try await server.proveFirstFactor().pending
            let started = try await server.startSecondFactor(credential, "one")
            let session = try #require(try started.json["phoneResponseInfo"]["sessionInfo"].text)
            let all = try await answers(40) {
                try await server.finishPhone(credential, session: session, code: "271828")
            }
            #expect(all.count { $0.status == 200 } == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an authenticator code completes only one of many parallel sign-ins`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let (app, id) = try await server.addPersonWithApp()
            server.clock.advance(by: .minutes(1))
            let code = app.code(at: server.clock.now)
            let all = try await answers(20) {
                let credential = try await server.proveFirstFactor().pending
                return try await server.finishTOTP(credential, id, code: code)
            }
            #expect(all.count { $0.status == 200 } == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `wrong authenticator codes are limited across many sign-ins`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            let (app, id) = try await server.addPersonWithApp()
            server.clock.advance(by: .minutes(1))
            let wrong = app.wrongCode(at: server.clock.now)
            let all = try await answers(100) {
                let credential = try await server.proveFirstFactor().pending
                return try await server.finishTOTP(credential, id, code: wrong)
            }
            #expect(try all.count { try $0.errorCode == .invalidCode } == 10)
            #expect(try all.count { try $0.errorCode == .tooManyAttemptsTryLater } == 90)

            // The right code is not judged either, until the hour is over.
            let credential = try await server.proveFirstFactor().pending
            let code = app.code(at: server.clock.now)
            let answer = try await server.finishTOTP(credential, id, code: code)
            #expect(try answer.reason == .noTriesLeft)
            #expect(try answer.retrySeconds == 3_600)

            server.clock.advance(by: .hours(1))
            let later = try await server.proveFirstFactor().pending
            let right = app.code(at: server.clock.now)
            #expect(try await server.finishTOTP(later, id, code: right).status == 200)
        }
    }

    @Test func `a newly enrolled authenticator app has all its tries`() async throws {
        try await withServer(.secondFactors()) { server in
            let (app, id) = try await server.addPersonWithApp()
            server.clock.advance(by: .minutes(1))
            let wrong = app.wrongCode(at: server.clock.now)
            let credential = try await server.proveFirstFactor().pending
            for _ in 0..<11 { _ = try await server.finishTOTP(credential, id, code: wrong) }

            try await server.changePerson { $0.secondFactors = [] }
            let person = try await server.proveFirstFactor().signedIn
            let (newApp, _) = try await server.enrollTOTP(by: person.idToken)
            let newID = try #require(try await server.account().secondFactors.first).id.rawValue
            server.clock.advance(by: .minutes(1))
            let next = try await server.proveFirstFactor().pending
            let code = newApp.code(at: server.clock.now)
            #expect(try await server.finishTOTP(next, newID, code: code).status == 200)
        }
    }

    @Test func `a sign-in with another factor resets the tries of an authenticator app`()
        async throws
    {
        try await withServer(.secondFactors()) { server in
            let (app, id) = try await server.addPersonWithApp()
            try await server.changePerson {
                $0.secondFactors.append(.phone("+16505550101", at: .start, id: "one"))
            }
            server.clock.advance(by: .minutes(1))
            let wrong = app.wrongCode(at: server.clock.now)
            let credential = try await server.proveFirstFactor().pending
            for _ in 0..<11 { _ = try await server.finishTOTP(credential, id, code: wrong) }
            let closed = try await server.finishTOTP(
                credential,
                id,
                code: app.code(at: server.clock.now)
            )
            #expect(try closed.reason == .noTriesLeft)

            let phone = try #require(try await server.account().secondFactors.last)
            #expect(try await server.provePhone(phone, for: credential).status == 200)
            let next = try await server.proveFirstFactor().pending
            let open = try await server.finishTOTP(next, id, code: app.code(at: server.clock.now))
            #expect(open.status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `parallel enrollments stay within the limit`(engine: StoreEngine) async throws {
        try await withServer(.secondFactors(on: engine)) { server in
            try await server.addPerson()
            let person = try await server.proveFirstFactor().signedIn
            var sessions: [(String, String)] = []
            for index in 0..<8 {
                let number = "+1650555011\(index)"
                let started = try await server.startPhoneEnrollment(person.idToken, number)
                let session = try #require(
                    try started.json["phoneSessionInfo"]["sessionInfo"].text
                )
                sessions.append((session, try server.sentCode(to: number)))
            }
            let all = try await withThrowingTaskGroup(of: Answer.self) { group in
                for (session, code) in sessions {
                    group.addTask {
                        try await server.finishPhoneEnrollment(
                            person.idToken,
                            session: session,
                            code: code
                        )
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(all.count { $0.status == 200 } == 5)
            #expect(try await server.account().secondFactors.count == 5)
        }
    }
}
