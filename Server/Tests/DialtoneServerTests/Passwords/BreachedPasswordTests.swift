import DialtoneBasics
import DialtoneModel
import DialtonePasswords
import DialtoneTestSupport
import Logging
import Synchronization
import Testing

/// The service of breached passwords, replaced by a test double.
@Suite struct BreachedPasswordTests {
    /// Responds to all requests in the same way, and records them.
    private final class Service: OutboundHTTP {
        private let answer: Result<OutboundResponse, OutboundFailure>
        private let seen = Mutex<[OutboundRequest]>([])

        init(_ answer: Result<OutboundResponse, OutboundFailure>) {
            self.answer = answer
        }

        var requests: [OutboundRequest] { seen.withLock { $0 } }

        func send(_ request: OutboundRequest) async throws -> OutboundResponse {
            seen.withLock { $0.append(request) }
            return try answer.get()
        }
    }

    /// Hashes `P@ssw0rd` as a new password.
    private static func hash(_ service: Service, _ policy: PasswordPolicy) async throws {
        let pool = PasswordPool(threadCount: 1)
        let scheme = try Argon2Scheme(kind: .id, memoryKiB: 8, passes: 1, lanes: 1)
        let hasher = PasswordHasher(
            pool: pool,
            random: .seeded(5),
            scheme: scheme,
            breached: try BreachedPasswords(
                baseURL: "https://passwords.example.com",
                http: service,
                policy: OutboundPolicy(),
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            )
        )
        let outcome: Result<Void, any Error>
        do {
            _ = try await hasher.hash(
                "P@ssw0rd",
                chosenBy: policy,
                for: ProjectID(rawValue: "shop")
            )
            outcome = .success(())
        } catch {
            outcome = .failure(error)
        }
        try await pool.shutDown()
        try outcome.get()
    }

    /// The SHA-1 digest of `P@ssw0rd`, of which the service receives five digits.
    private static let digest = "21BD12DC183F740EE76F27B78EB39C8AD972A757"

    private static func body(_ lines: String...) -> Result<OutboundResponse, OutboundFailure> {
        .success(OutboundResponse(status: 200, body: Array(lines.joined(separator: "\r\n").utf8)))
    }

    @Test func `a breached password is refused and not sent to the service`() async throws {
        let other = String(repeating: "0", count: 35)
        let service = Service(Self.body("\(other):3", "\(Self.digest.dropFirst(5)):52579"))
        await #expect(throws: Refusal.guessablePassword(.breached)) {
            try await Self.hash(service, PasswordPolicy())
        }
        let request = try #require(service.requests.first)
        #expect(request.url.text == "https://passwords.example.com/range/21BD1")
        #expect(request.headers.contains { $0.name == "Add-Padding" && $0.value == "true" })
        #expect(request.body.isEmpty)
    }

    @Test func `padding, other suffixes and service failures do not refuse a password`()
        async throws
    {
        let other = String(repeating: "A", count: 35)
        let answers: [Result<OutboundResponse, OutboundFailure>] = [
            Self.body("\(Self.digest.dropFirst(5)):0"),
            Self.body("\(other):9"),
            Self.body("nonsense", ":", "\(Self.digest.dropFirst(5))"),
            .success(OutboundResponse(status: 503)),
            .failure(.timedOut),
            .failure(.addressRefused),
        ]
        for answer in answers { try await Self.hash(Service(answer), PasswordPolicy()) }
    }

    @Test func `where common passwords are allowed, the service is not asked`() async throws {
        let service = Service(Self.body("\(Self.digest.dropFirst(5)):9"))
        var policy = PasswordPolicy()
        policy.refusesCommon = false
        try await Self.hash(service, policy)
        #expect(service.requests.isEmpty)
    }

    @Test(arguments: [
        "http://passwords.example.com", "https://127.0.0.1", "https://user@example.com", "nothing",
    ])
    func `a service URL that the server may not call is refused at startup`(address: String) {
        #expect(throws: InvalidOutboundURL.self) {
            try BreachedPasswords(
                baseURL: address,
                http: Service(.failure(.timedOut)),
                policy: OutboundPolicy(),
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            )
        }
    }
}
