import DialtoneBasics
import AsyncHTTPClient
import NIOCore
import NIOSSL
import Synchronization

/// HTTP clients that each connect to one checked address; they are kept to reuse connections.
///
/// AsyncHTTPClient can pin a host name to an address only for a whole client.
final class PinnedClients: Sendable {
    /// The maximum number of unused clients that are kept.
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
    private let connectTimeout: TimeSpan
    private let state = Mutex(State())

    init(authorities: [NIOSSLCertificate], connectTimeout: TimeSpan) {
        self.authorities = authorities
        self.connectTimeout = connectTimeout
    }

    /// Runs `body` with the client of `key`, which is not shut down before `body` returns.
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
        for idle in release(key) { try? await idle.shutdown() }
        return try outcome.get()
    }

    /// Cancels all running requests.
    func shutDown() async {
        let clients = state.withLock { state in
            state.isShutDown = true
            defer { state.entries = [:] }
            return state.entries.values.map(\.client)
        }
        for client in clients { try? await client.shutdown() }
    }

    deinit {
        // `shutDown()` is not called if the server's start fails, for example.
        for entry in state.withLock({ $0.entries.values }) { entry.client.shutdown { _ in } }
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

    /// Returns the clients to shut down: the least recently used ones beyond the limit.
    private func release(_ key: Key) -> [HTTPClient] {
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
        configuration.timeout.connect = .milliseconds(connectTimeout.milliseconds)
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 32
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.additionalTrustRoots = [.certificates(authorities)]
        configuration.tlsConfiguration = tls
        return HTTPClient(configuration: configuration)
    }
}
