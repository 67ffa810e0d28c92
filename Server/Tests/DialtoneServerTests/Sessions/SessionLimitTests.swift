import DialtoneAuth
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests of the optional limits of sessions.
struct SessionLimitTests {
    private static func limited(
        lifetime: TimeSpan? = nil,
        idle: TimeSpan? = nil,
        on engine: StoreEngine = .sqliteInMemory
    ) -> ServerSetup {
        ServerSetup {
            $0.engine = engine
            $0.settings.sessions.lifetime = lifetime
            $0.settings.sessions.idle = idle
        }
    }

    private func tidy(_ server: TestServer) async throws -> Int {
        try await Housekeeping(
            store: server.store,
            clock: server.clock.serverClock,
            random: .seeded(7)
        )
        .tidy()[.expiredSessions]
    }

    @Test func `without limits a session does not end`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            server.clock.advance(by: .days(25))
            #expect(try await server.refresh(person.refreshToken).status == 200)
            #expect(try await tidy(server) == 0)
        }
    }

    @Test func `a session in use ends when its lifetime is over`() async throws {
        try await withServer(Self.limited(lifetime: .hours(12))) { server in
            let person = try await server.signIn("+16505550100")
            for _ in 1...11 {
                server.clock.advance(by: .hours(1))
                #expect(try await server.refresh(person.refreshToken).status == 200)
            }
            server.clock.advance(by: .hours(1))
            #expect(try await server.refresh(person.refreshToken).errorCode == .tokenExpired)
        }
    }

    @Test func `a session ends when it was not used, and each use extends it`() async throws {
        try await withServer(Self.limited(idle: .days(6))) { server in
            let used = try await server.signIn("+16505550100")
            let unused = try await server.signIn("+16505550101")
            for _ in 1...3 {
                server.clock.advance(by: .days(4))
                #expect(try await server.refresh(used.refreshToken).status == 200)
            }
            #expect(try await server.refresh(unused.refreshToken).errorCode == .tokenExpired)
            server.clock.advance(by: .days(6))
            #expect(try await server.refresh(used.refreshToken).errorCode == .tokenExpired)
        }
    }

    @Test func `a use is recorded once a minute, not with each refresh`() async throws {
        try await withServer(Self.limited(idle: .days(30))) { server in
            let person = try await server.signIn("+16505550100")
            server.clock.advance(by: .seconds(61))
            _ = server.work.takeWork()
            for _ in 1...3 {
                #expect(try await server.refresh(person.refreshToken).status == 200)
                server.clock.advance(by: .seconds(10))
            }
            #expect(server.work.takeWork().writes == 1)
        }
    }

    @Test func `the SDK signs the user out when the session has ended`() async throws {
        var setup = Self.limited(idle: .days(30))
        setup.listens = true
        try await withServer(setup) { server in
            let auth = try server.auth(bundleID: "com.example.shop")
            let user = try await auth.signInAnonymously().user
            server.clock.advance(by: .days(30))
            let problem = await #expect(throws: NSError.self) {
                try await user.getIDToken(forcingRefresh: true)
            }
            #expect(problem?.code == AuthErrorCode.userTokenExpired.rawValue)
            #expect(auth.currentUser == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a limit applies to existing sessions at once, and their rows are deleted`(
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.limited(on: engine)) { server in
            let old = try await server.signIn("+16505550100")
            server.clock.advance(by: .days(2))
            let new = try await server.signIn("+16505550100")
            let other = try await server.signIn("+16505550101")
            try await server.changeSettings { $0.sessions.lifetime = .days(1) }
            server.clock.advance(by: ProjectDirectory.lifetime)
            #expect(try await server.refresh(old.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.refresh(new.refreshToken).status == 200)
            let listed = try await server.post(
                "/dialtone/v1/projects/\(TestServer.projectID)/accounts:listSessions",
                ["localId": .string(old.accountID)],
                headers: TestServer.owner
            )
            #expect(try listed.json["sessions"].count == 1)
            #expect(try await tidy(server) == 1)
            #expect(try await tidy(server) == 0)
            try await server.changeSettings { $0.sessions.lifetime = nil }
            server.clock.advance(by: ProjectDirectory.lifetime)
            // The session is gone, not only refused.
            #expect(try await server.refresh(old.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.refresh(other.refreshToken).status == 200)
        }
    }

    @Test func `an ended session gives no rotated token and no other session`() async throws {
        let setup = ServerSetup {
            $0.settings.sessions.rotatesRefreshTokens = true
            $0.settings.sessions.idle = .days(1)
        }
        try await withServer(setup) { server in
            let first = try await server.signIn("+16505550100").refreshToken
            let second = try await server.renewed(first)
            server.clock.advance(by: .days(1))
            for token in [first, second] {
                let answer = try await server.refresh(token)
                #expect(try answer.errorCode == .tokenExpired)
                #expect(try answer.reason == nil)
            }
        }
    }

    @Test(
        arguments: [
            (TimeSpan.hours(12), TimeSpan?.none, 12 * 3_600 - 1_800),
            (.days(90), .days(3), 3 * 86_400),
            (.days(90), nil, 14 * 86_400),
        ] as [(TimeSpan, TimeSpan?, Int)]
    )
    func `a session cookie does not outlast the limits`(
        lifetime: TimeSpan,
        idle: TimeSpan?,
        seconds: Int
    ) async throws {
        try await withServer(Self.limited(lifetime: lifetime, idle: idle)) { server in
            let person = try await server.signIn("+16505550100")
            server.clock.advance(by: .minutes(30))
            let answer = try await server.post(
                "/v1/projects/\(TestServer.projectID):createSessionCookie",
                ["idToken": .string(person.idToken)],
                headers: TestServer.owner
            )
            let cookie = try #require(answer.json["sessionCookie"].text)
            let end = server.clock.now.seconds + Int64(seconds)
            #expect(try SignedIn.claims(in: cookie)["exp"] == .number(Double(end)))
        }
    }

    @Test(arguments: [
        ("lifetime", 3_599), ("idle", 7_199), ("idle", -1), ("lifetime", 316_224_001),
    ])
    func `a limit out of range is refused`(name: String, seconds: Int) async throws {
        try await withServer { server in
            var headers = TestServer.owner
            headers[.contentType] = "application/json"
            let answer = try await server.request(
                .patch,
                "/dialtone/v1/projects/\(TestServer.projectID)/settings",
                headers: headers,
                body: Array(#"{"settings": {"sessions.\#(name)": "\#(seconds)"}}"#.utf8)
            )
            #expect(answer.status == 400)
            let settings = try await server.project.settings.sessions
            #expect(settings == SessionSettings())
        }
    }
}
