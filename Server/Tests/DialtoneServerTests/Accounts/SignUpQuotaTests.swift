import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// A limit on the accounts that apps create for a while.
struct SignUpQuotaTests {
    /// Two accounts within the second hour of the test.
    private static func setup(
        _ accounts: Int64 = 2,
        on engine: StoreEngine = .sqliteInMemory
    ) -> ServerSetup {
        ServerSetup {
            $0.engine = engine
            $0.settings.signUpQuota.accounts = accounts
            $0.settings.signUpQuota.startsAt = StoppedClock.start + .hours(1)
            $0.settings.signUpQuota.duration = .hours(1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `sign-ups are limited only during the quota's period`(
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.setup(on: engine)) { server in
            for _ in 1...3 { _ = try await server.signUpAnonymously() }
            server.clock.advance(by: .hours(1))
            for _ in 1...2 { _ = try await server.signUpAnonymously() }
            let refused = try await server.call(.signUp, ["returnSecureToken": true])
            #expect(try refused.errorCode == .quotaExceeded)
            #expect(try refused.retrySeconds == 3_600)
            server.clock.advance(by: .hours(1))
            _ = try await server.signUpAnonymously()
        }
    }

    @Test func `every way to sign up counts, signing in does not`() async throws {
        try await withServer(Self.setup()) { server in
            server.clock.advance(by: .hours(1))
            _ = try await server.signIn("+16505550100")
            _ = try await server.signUp()
            for _ in 1...3 { _ = try await server.signIn("+16505550100") }
            #expect(try await server.signInWithPassword().status == 200)
            let code = try await server.mailCode(
                "EMAIL_SIGNIN",
                [
                    "email": "grace@example.com", "continueUrl": "http://localhost/",
                    "canHandleCodeInApp": true,
                ]
            )
            let link = try await server.signInWithLink(code, "grace@example.com")
            #expect(try link.errorCode == .quotaExceeded)
            let password = try await server.call(
                .signUp,
                ["email": "grace@example.com", "password": .string(TestServer.password)]
            )
            #expect(try password.errorCode == .quotaExceeded)
            #expect(try await server.prove("+16505550101").errorCode == .quotaExceeded)
        }
    }

    @Test func `administrators can create accounts beyond the quota`() async throws {
        try await withServer(Self.setup(0)) { server in
            server.clock.advance(by: .hours(1))
            #expect(try await server.administer("accounts", [:]).status == 200)
            let app = try await server.call(.signUp, ["returnSecureToken": true])
            #expect(try app.errorCode == .quotaExceeded)
        }
    }

    @Test func `a refused number's code signs up once there is room`() async throws {
        try await withServer(Self.setup(0)) { server in
            server.clock.advance(by: .hours(2) - .minutes(2))
            let session = try await server.sendCode(to: "+16505550100")
            let code = try server.sentCode(to: "+16505550100")
            #expect(try await server.complete(session, code: code).errorCode == .quotaExceeded)
            server.clock.advance(by: .minutes(2))
            #expect(try SignedIn(await server.complete(session, code: code)).isNew == true)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of parallel sign-ups exactly as many succeed as the quota allows`(
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.setup(7, on: engine)) { server in
            server.clock.advance(by: .hours(1))
            let all = try await answers(30) {
                try await server.call(.signUp, ["returnSecureToken": true])
            }
            #expect(all.count { $0.status == 200 } == 7)
            #expect(try all.count { try $0.status != 200 && $0.errorCode == .quotaExceeded } == 23)
        }
    }

    @Test func `a new start time resets the count`() async throws {
        try await withServer(Self.setup(1)) { server in
            server.clock.advance(by: .hours(1))
            _ = try await server.signUpAnonymously()
            #expect(try await server.call(.signUp, [:]).errorCode == .quotaExceeded)
            try await server.changeSettings {
                $0.signUpQuota.startsAt = StoppedClock.start + .minutes(30)
            }
            _ = try await server.signUpAnonymously()
            #expect(try await server.call(.signUp, [:]).errorCode == .quotaExceeded)
        }
    }
}

extension TimeSpan {
    fileprivate static func - (first: Self, second: Self) -> Self {
        Self(milliseconds: first.milliseconds - second.milliseconds)
    }
}
