import DialtoneBasics
import DialtoneModel
import DialtonePasswords
import DialtoneServer
import DialtoneTestSupport
import Dispatch
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests of work that callers can make expensive: while its threads are blocked, only this work
/// waits.
///
/// Each test fails in one of two ways: work that does not use these threads is not found among
/// their queue, and an event loop that waits for a thread does not turn.
@Suite(.timeLimit(.minutes(60)))
struct StalledWorkTests {
    private static let credentials = "/dialtone/v1/projects/\(TestServer.projectID)/apnsCredentials"

    /// The bcrypt hash of "correct horse", in the Base64 of an import.
    private static let hashOfCorrectHorse =
        "JDJiJDA1JGFiY2RlZmdoaWprbG1ub3BxcnN0dXVITmJBS1JocGF1amdvMzNiUldzLk5MVVRKTzNsT3ky"

    /// A pool whose threads are blocked until the test releases them.
    private final class HeldPool: Sendable {
        let pool = PasswordPool(threadCount: 1)
        private let hold = DispatchSemaphore(value: 0)

        /// Blocks a project's share of the threads.
        func occupy(for project: ProjectID, cost: Int = 1) -> Task<Void, any Error> {
            Task { [pool, hold] in try await pool.run(for: project, cost: cost) { hold.wait() } }
        }

        /// Returns once this many hashes wait or are in progress; fails if there are never as many.
        func reaches(_ depth: Int) async throws {
            for _ in 0..<60_000 where pool.depth < depth {
                try await Task.sleep(for: .milliseconds(1))
            }
            #expect(pool.depth >= depth)
        }

        func letGo(_ count: Int = 1) {
            for _ in 0..<count { hold.signal() }
        }
    }

    private static func setup(_ held: HeldPool) throws -> ServerSetup {
        let cheap = try Argon2Scheme(kind: .id, memoryKiB: 8, passes: 1, lanes: 1)
        return ServerSetup {
            $0.listens = true
            $0.passwordPool = held.pool
            $0.passwords = PasswordHasher(pool: held.pool, random: .seeded(5), scheme: cheap)
        }
    }

    @Test func `a certificate is opened on a separate thread`() async throws {
        let held = HeldPool()
        let file = try P12().bytes(by: try TestAuthority())
        try await withServer(try Self.setup(held)) { server in
            let holding = held.occupy(for: TestServer.projectID)
            try await held.reaches(1)
            async let upload = server.post(
                Self.credentials,
                [
                    "certificate": .string(Data(file).base64EncodedString()),
                    "password": .string(P12().password),
                ],
                headers: TestServer.owner
            )
            try await held.reaches(2)
            try await server.expectTurningLoops()
            #expect(held.pool.depth == 2)
            held.letGo()
            #expect(try await upload.status == 200)
            try await holding.value
        }
        try await held.pool.shutDown()
    }

    @Test func `an imported hash is compared on a separate thread`() async throws {
        let held = HeldPool()
        try await withServer(try Self.setup(held)) { server in
            let imported = try await server.post(
                "/v1/projects/\(TestServer.projectID)/accounts:batchCreate",
                [
                    "hashAlgorithm": "BCRYPT",
                    "users": [
                        [
                            "localId": "imported", "email": "imported@example.com",
                            "passwordHash": .string(Self.hashOfCorrectHorse),
                        ]
                    ],
                ],
                headers: TestServer.owner
            )
            #expect(imported.status == 200, "\(imported.text)")
            let holding = held.occupy(for: TestServer.projectID)
            try await held.reaches(1)
            async let signIn = server.call(
                .signInWithPassword,
                ["email": "imported@example.com", "password": "correct horse"]
            )
            try await held.reaches(2)
            try await server.expectTurningLoops()
            #expect(held.pool.depth == 2)
            held.letGo()
            #expect(try await signIn.status == 200)
            try await holding.value
        }
        try await held.pool.shutDown()
    }

    @Test func `a project that keeps its threads busy does not delay other projects' passwords`()
        async throws
    {
        let held = HeldPool()
        try await withServer(try Self.setup(held)) { server in
            let holding = held.occupy(for: TestServer.projectID)
            try await held.reaches(1)
            async let own = server.call(
                .signUp,
                ["email": "a@example.com", "password": "correct horse"]
            )
            try await held.reaches(2)
            let other = try await server.call(
                .signUp,
                ["email": "b@example.com", "password": "correct horse"],
                key: TestServer.otherAPIKey
            )
            #expect(other.status == 200)
            try await server.expectTurningLoops()
            #expect(held.pool.depth == 2)
            held.letGo()
            #expect(try await own.status == 200)
            try await holding.value
        }
        try await held.pool.shutDown()
    }

    @Test func `passwords that were never compared do not count towards a limit`() async throws {
        let held = HeldPool()
        var setup = try Self.setup(held)
        setup.listenBehindProxy()
        setup.settings.callLimits = CallLimitSettings()
        setup.settings.callLimits.passwords = .ofAddress(5)
        try await withServer(setup) { server in
            _ = try await server.signUp()
            let holding = held.occupy(for: TestServer.projectID, cost: 25_000_000)
            try await held.reaches(1)
            for _ in 1...20 {
                #expect(try await server.tryPassword(of: TestServer.email).status == 503)
            }
            held.letGo()
            try await holding.value
            #expect(try await server.counted(.passwords).allSatisfy { $0 == 0 })
            #expect(try await server.tryPassword(of: TestServer.email).status == 200)
        }
        try await held.pool.shutDown()
    }

    @Test func `password requests that would wait too long are refused with a retry time`()
        async throws
    {
        let held = HeldPool()
        try await withServer(try Self.setup(held)) { server in
            // Some twenty seconds of work.
            let holding = held.occupy(for: TestServer.projectID, cost: 25_000_000)
            try await held.reaches(1)
            let body: JSONValue = ["email": "a@example.com", "password": "correct horse"]
            let answer = try await server.call(.signInWithPassword, body)
            #expect(answer.status == 503)
            let wait = try #require(answer.headers[.retryAfter].flatMap(Int.init))
            #expect((5...60).contains(wait))
            #expect(try answer.refusal.status == "UNAVAILABLE")
            let other = try await server.call(.signUp, body, key: TestServer.otherAPIKey)
            #expect(other.status == 200)
            held.letGo()
            try await holding.value
            #expect(try await server.call(.signUp, body).status == 200)
        }
        try await held.pool.shutDown()
    }
}
