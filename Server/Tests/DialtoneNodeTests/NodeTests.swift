import DialtoneOutbound
import DialtoneBasics
import DialtoneIDTokens
import DialtoneInbox
import DialtoneMail
import DialtoneModel
import DialtoneSMS
import DialtoneServer
import DialtoneStorage
import DialtoneTestSupport
import Foundation
import Testing

@testable import DialtoneNode

/// Tests the conditions under which a server does not start.
@Suite(.timeLimit(.minutes(60)))
struct NodeTests {
    private let clock = StoppedClock()

    private var masterKey: MasterKey {
        get throws {
            let bytes = Array(repeating: UInt8(1), count: MasterKey.length)
            return try #require(MasterKey(bytes: bytes))
        }
    }

    private var node: Node {
        get throws {
            Node(
                NodeSettings(
                    databaseURL: ":memory:",
                    masterKey: try masterKey,
                    mode: .development(
                        defaultProject: ProjectID(rawValue: "demo-dialtone"),
                        inbox: Inbox()
                    ),
                    listener: ListenerSettings(host: "127.0.0.1", port: 0),
                    outbound: .development,
                    clock: clock.serverClock,
                    random: .seeded(1),
                    logger: .silent
                )
            )
        }
    }

    /// Runs a server on `database` until it ends by itself.
    private func run(
        on database: DatabaseDouble,
        until stop: StopRequest = StopRequest(),
        preparing prepare: (any DataStore) async throws -> Void = { _ in }
    ) async throws {
        try await node.run(
            on: database,
            until: stop,
            sending: .sender(NoSender()),
            mailing: NoMailSender(),
            preparing: prepare
        )
    }

    @Test func `a server whose clock is 31 seconds off does not start`() async throws {
        let database = try await DatabaseDouble(at: clock.now + .seconds(31))
        let failure = await #expect(throws: NodeFailure.self) { try await run(on: database) }
        #expect(failure?.description.contains("31 s behind the database's") == true)
    }

    @Test func `a server whose clock is 31 seconds off is not ready`() async throws {
        let database = try await DatabaseDouble(at: clock.now - .seconds(31))
        let pool = SigningPool(threadCount: 1)
        let keys = KeyRing(
            store: StoredSigningKeys(store: database),
            box: SecretBox(key: try masterKey.key(for: .signingKeys)),
            pool: pool,
            random: .seeded(2)
        )
        let watch = ClockWatch(clock: clock.serverClock, logger: .silent) {
            try await database.time()
        }
        let readiness = Readiness(
            of: database,
            keys: keys,
            clocks: watch,
            clock: clock.serverClock
        )
        await #expect(throws: WrongClock(lead: .seconds(31))) { try await readiness.check() }
        try await pool.shutDown()
        await database.close()
    }

    @Test func `a failure after the request to stop is ignored`() async throws {
        let (database, stop) = (try await DatabaseDouble(), StopRequest())
        try await run(on: database, until: stop) { _ in
            stop.make()
            throw StorageError.closed
        }
    }

    @Test func `a failure before the request to stop is reported`() async throws {
        let database = try await DatabaseDouble()
        await #expect(throws: StorageError.closed) {
            try await run(on: database) { _ in throw StorageError.closed }
        }
    }
}
