import DialtoneTestSupport
import Foundation
import Synchronization
import Testing

@testable import DialtoneStorage

/// A server that accepts connections and does not answer.
@Suite(
    .timeLimit(.minutes(60)),
    .enabled(if: PostgresServer.url != nil, "DIALTONE_TEST_POSTGRES is not set")
)
struct SilentPostgresTests {
    /// Waits that no test reaches the end of.
    private static let forEver = Duration.seconds(3_600)

    /// Timeouts for statements with a short limit, which must not limit the connection too.
    private static let unhurried = "&connect_timeout=3600"

    private struct Place: Sendable {
        let port: Int
        let through: @Sendable (Int) -> String
    }

    /// Returns the error of a connection, if there is one.
    private static func caught(_ body: () throws -> Void) -> PostgresFailure? {
        do {
            try body()
            return nil
        } catch {
            return error as? PostgresFailure
        }
    }

    private func place(of url: String) throws -> Place {
        let match = try #require(url.firstMatch(of: /127\.0\.0\.1:(\d+)/))
        let port = try #require(Int(match.1))
        let range = match.range
        return Place(port: port) { other in
            url.replacingCharacters(in: range, with: "127.0.0.1:\(other)")
        }
    }

    @Test func `a statement without a response fails at its deadline`() async throws {
        try await PostgresServer.withSchema { url in
            let place = try place(of: url)
            try await SilentProxy.with(to: place.port) { proxy, port in
                let failure = try await BlockingThread.run {
                    let connection = try PostgresConnection.open(
                        url: place.through(port) + Self.unhurried,
                        timeouts: PostgresTimeouts(.milliseconds(50))
                    )
                    proxy.fallSilent()
                    return Self.caught { try connection.command("SELECT 1") }
                }
                #expect(failure == .noAnswer)
            }
        }
    }

    @Test func `calls that wait for a silent server end when the store is abandoned`() async throws
    {
        try await PostgresServer.withSchema { url in
            let place = try place(of: url)
            try await SilentProxy.with(to: place.port) { proxy, port in
                var limits = PostgresStore.Limits()
                limits.connections = 2
                limits.statement = Self.forEver
                limits.transaction = Self.forEver
                limits.queue = Self.forEver
                let store = try await PostgresStore.open(
                    url: place.through(port),
                    limits: limits,
                    logger: .silent
                )
                try await store.prepare()
                proxy.fallSilent()
                await withTaskGroup(of: StorageError?.self) { group in
                    // More than there are connections: some wait for an answer, some in the queue.
                    for _ in 0..<6 {
                        group.addTask {
                            do {
                                try await store.checkWritable()
                                return nil
                            } catch {
                                return error as? StorageError
                            }
                        }
                    }
                    store.abandon()
                    for await error in group { #expect(error == .busy || error == .closed) }
                }
                await store.close()
            }
        }
    }

    @Test func `a store whose server is silent can be closed`() async throws {
        try await PostgresServer.withSchema { url in
            let place = try place(of: url)
            try await SilentProxy.with(to: place.port) { proxy, port in
                var limits = PostgresStore.Limits()
                limits.connections = 1
                limits.statement = Self.forEver
                limits.transaction = Self.forEver
                limits.closing = .milliseconds(50)
                let store = try await PostgresStore.open(
                    url: place.through(port),
                    limits: limits,
                    logger: .silent
                )
                try await store.prepare()
                proxy.fallSilent()
                let call = Task { try await store.checkWritable() }
                await store.close()
                await #expect(throws: StorageError.self) { try await call.value }
            }
        }
    }

    @Test func `the next host is tried when the first accepts and stays silent`() async throws {
        try await PostgresServer.withSchema { url in
            let place = try place(of: url)
            try await SilentProxy.with(to: place.port) { proxy, port in
                proxy.fallSilent()
                let both = place.through(port)
                    .replacing(
                        "127.0.0.1:\(port)",
                        with: "127.0.0.1:\(port),127.0.0.1:\(place.port)"
                    )
                // Both share the whole time; the first one's share is two seconds.
                try await BlockingThread.run {
                    let connection = try PostgresConnection.open(
                        url: both + "&connect_timeout=2&target_session_attrs=read-write",
                        timeouts: PostgresTimeouts(Self.forEver)
                    )
                    _ = try connection.query("SELECT 1::bigint AS one", [])
                }
            }
        }
    }

    @Test func `a node that falls silent in a transaction holds no lock`() async throws {
        try await PostgresServer.withSchema { url in
            let place = try place(of: url)
            var limits = PostgresStore.Limits()
            limits.statement = .seconds(60)
            limits.transaction = .seconds(60)
            let store = try await PostgresStore.open(url: url, limits: limits, logger: .silent)
            try await SilentProxy.with(to: place.port) { proxy, port in
                let node = try PostgresConnection.open(
                    url: place.through(port) + Self.unhurried,
                    timeouts: PostgresTimeouts(Self.forEver, transaction: .milliseconds(200))
                )
                try node.command("BEGIN")
                try node.command("UPDATE write_probe SET writes = writes + 1")
                proxy.fallSilent()
                try await store.checkWritable()
            }
            await store.close()
        }
    }

    @Test func `opening a store waits for a silent server as long as for a statement`()
        async throws
    {
        try await SilentProxy.with(to: 1) { proxy, port in
            proxy.fallSilent()
            var limits = PostgresStore.Limits()
            limits.statement = .milliseconds(50)
            limits.migrationLock = Self.forEver
            let error = await #expect(throws: StorageError.self) {
                try await PostgresStore.open(
                    url: "postgresql://dialtone@127.0.0.1:\(port)/postgres",
                    limits: limits,
                    logger: .silent
                )
            }
            #expect(error?.isAway == true)
        }
    }

    @Test func `opening a store with a silent server ends when it is canceled`() async throws {
        let server = try place(of: try #require(PostgresServer.url))
        try await SilentProxy.with(to: server.port) { proxy, port in
            proxy.fallSilent()
            let opening = Task {
                try await PostgresStore.open(
                    url: "postgresql://dialtone@127.0.0.1:\(port)/postgres?connect_timeout=3600",
                    logger: .silent
                )
            }
            await proxy.nextClient()
            opening.cancel()
            await #expect(throws: (any Error).self) { try await opening.value }
        }
    }

    @Test func `no call waits for a server that is known to be away`() async throws {
        try await PostgresServer.withSchema { url in
            let place = try place(of: url)
            try await SilentProxy.with(to: place.port) { proxy, port in
                let url = place.through(port) + Self.unhurried
                var limits = PostgresStore.Limits()
                limits.connections = 2
                limits.statement = .milliseconds(50)
                limits.queue = .milliseconds(50)
                let store = try await PostgresStore.open(
                    url: url,
                    limits: limits,
                    logger: .silent
                )
                // Until a worker has its connection, which may take longer than callers wait here.
                while (try? await store.checkWritable()) == nil {}
                proxy.fallSilent()
                var errors: [StorageError] = []
                while !errors.contains(where: \.isAway) {
                    do {
                        try await store.checkWritable()
                    } catch let error as StorageError {
                        errors.append(error)
                    }
                }
                // From here on, answers come at once, not at a deadline.
                for _ in 0..<1_000 {
                    let error = await #expect(throws: StorageError.self) {
                        try await store.checkWritable()
                    }
                    #expect(error?.isAway == true)
                }
                await store.close()
            }
        }
    }
}

extension StorageError {
    fileprivate var isAway: Bool {
        if case .unavailable = self { true } else { false }
    }
}
