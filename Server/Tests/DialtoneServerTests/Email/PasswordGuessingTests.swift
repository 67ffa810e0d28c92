import DialtoneBasics
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests attackers who guess passwords, and the effect on users.
@Suite struct PasswordGuessingTests {
    @Test(arguments: StoreEngine.tested)
    func `after five tries each further one waits longer, known address or not`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            _ = try await server.signUp()
            for email in [TestServer.email, "nobody@example.com"] {
                for _ in 0..<5 {
                    let wrong = try await server.signInWithPassword(email, "wrong horse")
                    #expect(try wrong.errorCode == .invalidLoginCredentials)
                }
                let sixth = try await server.signInWithPassword(email, "wrong horse")
                #expect(try sixth.errorCode == .tooManyAttemptsTryLater)
                #expect(try sixth.retrySeconds == 1)
            }
            server.clock.advance(by: .seconds(1))
            let later = try await server.signInWithPassword(TestServer.email, "wrong horse")
            #expect(try later.errorCode == .invalidLoginCredentials)
            let again = try await server.signInWithPassword(TestServer.email, "wrong horse")
            #expect(try again.retrySeconds == 2)
        }
    }

    @Test func `in development wrong passwords do not wait`() async throws {
        try await withServer(ServerSetup { $0.settings = .development }) { server in
            _ = try await server.signUp()
            for _ in 1...20 {
                let wrong = try await server.signInWithPassword(TestServer.email, "wrong horse")
                #expect(try wrong.errorCode == .invalidPassword)
            }
            #expect(try await server.signInWithPassword().status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `five minutes after the last guess the owner can sign in`(engine: StoreEngine) async throws
    {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            _ = try await server.signUp()
            for _ in 0..<40 {
                _ = try await server.signInWithPassword(TestServer.email, "wrong horse")
                server.clock.advance(by: .minutes(5))
            }
            #expect(try await server.signInWithPassword().status == 200)
            // And the guesses are forgotten with that.
            for _ in 0..<5 {
                let wrong = try await server.signInWithPassword(TestServer.email, "wrong horse")
                #expect(try wrong.errorCode == .invalidLoginCredentials)
            }
        }
    }

    @Test func `a day of guessing is limited to a few hundred tries`() async throws {
        var ledger = AttemptLedger(
            projectID: TestServer.projectID,
            kind: .password,
            subject: TestServer.email
        )
        var tries = 0
        for second in 0..<86_400 {
            let now = StoppedClock.start + .seconds(Int64(second))
            if ledger.attempt(at: now) == nil { tries += 1 }
        }
        #expect(tries > 288)
        #expect(tries < 310)
    }

    @Test(arguments: StoreEngine.tested)
    func `after a password reset the owner can sign in at once`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            _ = try await server.signUp()
            for _ in 0..<6 {
                _ = try await server.signInWithPassword(TestServer.email, "wrong horse")
            }
            #expect(try await server.signInWithPassword().errorCode == .tooManyAttemptsTryLater)
            let code = try await server.mailCode("PASSWORD_RESET")
            #expect(try await server.resetPassword(code, to: "better horse").status == 200)
            let answer = try await server.signInWithPassword(TestServer.email, "better horse")
            #expect(answer.status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of many parallel guesses five are checked`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            _ = try await server.signUp()
            let codes = try await answers(60) {
                try await server.signInWithPassword(TestServer.email, "wrong horse").errorCode
            }
            #expect(codes.count { $0 == .invalidLoginCredentials } == 5)
            #expect(codes.count { $0 == .tooManyAttemptsTryLater } == 55)
        }
    }
}
