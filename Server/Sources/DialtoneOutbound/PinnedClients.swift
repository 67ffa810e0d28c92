import AsyncHTTPClient
import DialtoneCore
import NIOCore
import NIOSSL
import Synchronization

/// HTTP clients that each connect to one checked address, kept so that connections are reused.
///
/// Which address a host name leads to is a property of a whole client in AsyncHTTPClient.
final class PinnedClients: Sendable {
    /// How many clients are kept while nobody uses them.
    private static let idleLimit = 64

    struct Key: Hashable, Sendable {
        let host: String
        let address: IPAddress
    }

    private struct Entry {
        let client: HTTPClient
        var users = 0
        var lastUse: UInt64 = 0
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var useCount: UInt64 = 0
        var isShutDown = false
    }

    private let authorities: [NIOSSLCertificate]
    private let state = Mutex(State())

    init(authorities: [NIOSSLCertificate]) {
        self.authorities = authorities
    }

    /// Runs `body` with the client of `key`, which lives at least that long.
    func withClient<Value: Sendable>(
        for key: Key,
        _ body: (HTTPClient) async throws -> Value
    ) async throws -> Value {
        let client = try take(key)
        let outcome: Result<Value, any Error>
        do {
            outcome = .success(try await body(client))
        } catch {
            outcome = .failure(error)
        }
        for idle in giveBack(key) { try? await idle.shutdown() }
        return try outcome.get()
    }

    /// Ends what is under way.
    func shutDown() async {
        let clients = state.withLock { state in
            state.isShutDown = true
            defer { state.entries = [:] }
            return state.entries.values.map(\.client)
        }
        for client in clients { try? await client.shutdown() }
    }

    private func take(_ key: Key) throws -> HTTPClient {
        try state.withLock { state in
            guard !state.isShutDown else { throw CancellationError() }
            var entry = state.entries[key] ?? Entry(client: makeClient(for: key))
            state.useCount += 1
            entry.users += 1
            entry.lastUse = state.useCount
            state.entries[key] = entry
            return entry.client
        }
    }

    /// The clients to shut down: the longest unused ones beyond the limit.
    private func giveBack(_ key: Key) -> [HTTPClient] {
        state.withLock { state in
            state.entries[key]?.users -= 1
            let idle = state.entries.filter { $0.value.users == 0 }
            let surplus = idle.sorted { $0.value.lastUse < $1.value.lastUse }
                .prefix(max(0, idle.count - Self.idleLimit))
            for (key, _) in surplus { state.entries[key] = nil }
            return surplus.map(\.value.client)
        }
    }

    private func makeClient(for key: Key) -> HTTPClient {
        var configuration = HTTPClient.Configuration()
        configuration.dnsOverride = [key.host: key.address.description]
        configuration.redirectConfiguration = .disallow
        configuration.httpVersion = .http1Only
        configuration.timeout.connect = .seconds(3)
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 32
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.additionalTrustRoots = [.certificates(authorities)]
        configuration.tlsConfiguration = tls
        return HTTPClient(configuration: configuration)
    }
}
