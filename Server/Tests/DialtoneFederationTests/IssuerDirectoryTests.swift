import DialtoneBasics
@testable import DialtoneFederation
import DialtoneTestSupport
import Synchronization
import Testing

struct IssuerDirectoryTests {
    @Test func `concurrent requests for an issuer's keys fetch them once`() async throws {
        let setup = try Setup()
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<50 {
                group.addTask { try await setup.knows("key-1") }
            }
            for try await isKnown in group { #expect(isKnown) }
        }
        #expect(setup.keyRequests == 1)
    }

    @Test func `a new key is found and an old one dropped once the keys may be fetched again`()
        async throws
    {
        let setup = try Setup()
        #expect(try await setup.knows("key-1"))
        setup.issuer.publish(try .rs256("key-2"))
        #expect(try await !setup.knows("key-2"))
        setup.advance(by: IssuerDirectory.unknownKeyPause)
        #expect(try await setup.knows("key-2"))
        #expect(try await !setup.knows("key-1"))
    }

    @Test func `unknown key IDs cause at most one fetch a minute`()
        async throws
    {
        let setup = try Setup()
        #expect(try await setup.knows("key-1"))
        setup.advance(by: IssuerDirectory.unknownKeyPause)
        for index in 0..<100 {
            #expect(try await !setup.knows("made-up-\(index)"))
        }
        #expect(setup.keyRequests == 2)
    }

    @Test(arguments: [(nil, 15 * 60), (600, 600), (1, 60), (10_000_000, 86_400)])
    func `keys are kept as long as the issuer allows, within bounds`(
        maxAge: Int?,
        life: Int64
    ) async throws {
        let setup = try Setup()
        setup.issuer.withState { $0.maxAge = maxAge }
        #expect(try await setup.knows("key-1"))
        setup.advance(by: .seconds(life - 1))
        #expect(try await setup.knows("key-1"))
        #expect(setup.keyRequests == 1)
        setup.advance(by: .seconds(1))
        #expect(try await setup.knows("key-1"))
        #expect(setup.keyRequests == 2)
    }

    @Test func `keys stay valid during an outage of the issuer of up to an hour`() async throws {
        let setup = try Setup()
        #expect(try await setup.knows("key-1"))
        setup.issuer.withState { $0.isAway = true }
        setup.advance(by: IssuerDirectory.standardLife)
        #expect(try await setup.knows("key-1"))
        setup.advance(by: IssuerDirectory.outagePatience)
        await #expect(throws: ProviderUnavailable.self) { try await setup.knows("key-1") }
    }

    @Test func `an issuer that fails is not asked again for a while`() async throws {
        let setup = try Setup()
        setup.issuer.withState { $0.isAway = true }
        await #expect(throws: ProviderUnavailable.self) { try await setup.knows("key-1") }
        setup.issuer.withState { $0.isAway = false }
        await #expect(throws: ProviderUnavailable.self) { try await setup.knows("key-1") }
        setup.advance(by: IssuerDirectory.failurePause)
        #expect(try await setup.knows("key-1"))
    }

    @Test func `a discovery document that names another issuer is refused`() async throws {
        let setup = try Setup()
        setup.issuer.withState { $0.issuer = "https://accounts.google.com" }
        await #expect(throws: ProviderUnavailable.self) { try await setup.knows("key-1") }
    }

    @Test func `keys of unknown types and for encryption are ignored`() async throws {
        let setup = try Setup()
        let good = try TestKey.rs256("key-1").published
        setup.issuer.withState {
            $0.keys = [
                ["kty": "oct", "kid": "a", "k": "c2VjcmV0"],
                ["kty": "EC", "kid": "b", "crv": "secp256k1", "x": "AA", "y": "AA"],
                good.merging(["kid": "c", "use": "enc"]) { $1 },
                good,
            ]
        }
        #expect(try await setup.knows("key-1"))
        #expect(try await !setup.knows("c"))
    }

    private final class Setup: Sendable {
        let issuer: TestIssuer
        private let directory: IssuerDirectory
        private let moment: MovableTime

        init() throws {
            let moment = MovableTime(.seconds(1_790_000_000))
            self.moment = moment
            issuer = TestIssuer(try .rs256("key-1"))
            directory = IssuerDirectory(
                providers: ProviderClient(http: issuer, policy: OutboundPolicy()),
                clock: ServerClock { moment.now }
            )
        }

        var keyRequests: Int { issuer.withState { $0.keyRequests } }

        func advance(by span: TimeSpan) { moment.advance(by: span) }

        func knows(_ keyID: String) async throws -> Bool {
            let token = try TestKey.rs256(keyID).token(TestIssuer.claims(at: moment.now))
            let signed = try #require(SignedToken(token))
            return try await directory.key(for: signed, of: TestIssuer.address) != nil
        }
    }
}

/// A time that moves only when a test moves it.
private final class MovableTime: Sendable {
    private let moment: Mutex<Timestamp>

    init(_ start: TimeSpan) {
        moment = Mutex(Timestamp(milliseconds: start.milliseconds))
    }

    var now: Timestamp { moment.withLock { $0 } }

    func advance(by span: TimeSpan) {
        moment.withLock { $0 = $0 + span }
    }
}
