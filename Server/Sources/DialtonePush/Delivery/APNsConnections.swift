import DialtoneBasics
import Synchronization

/// The connections to APNs for all credentials in use.
final class APNsConnections: Sendable {
    /// The maximum number of credentials with connections; the least recently used is removed.
    private static let limit = 128

    private struct Entry {
        /// `nil` after it was discarded, until the next push.
        var connection: APNsConnection?
        let tokens: APNsAuthenticationTokens?
        var lastUse: UInt64
    }

    private struct State {
        var entries: [APNsCredentialIdentity: Entry] = [:]
        var useCount: UInt64 = 0
    }

    private let settings: APNsSettings
    private let clock: ServerClock
    private let state = Mutex(State())

    init(settings: APNsSettings, clock: ServerClock) {
        self.settings = settings
        self.clock = clock
    }

    /// Returns the connection for `credential`, which is created on first use.
    func connection(by credential: APNsCredential) -> APNsConnection {
        let identity = credential.identity
        return state.withLock { state in
            let entry = state.entries[identity]
            let tokens = entry?.tokens ?? makeTokens(by: credential)
            let connection =
                entry?.connection
                ?? APNsConnection(by: credential, tokens: tokens, settings: settings)
            state.useCount += 1
            state.entries[identity] = Entry(
                connection: connection,
                tokens: tokens,
                lastUse: state.useCount
            )
            if state.entries.count > Self.limit,
                let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
            {
                state.entries[oldest.key] = nil
            }
            return connection
        }
    }

    /// Removes `connection`, so that the next push opens a new one; its token stays valid.
    func discard(_ connection: APNsConnection) {
        state.withLock { state in
            guard state.entries[connection.identity]?.connection === connection else { return }
            state.entries[connection.identity]?.connection = nil
        }
    }

    /// Cancels pending requests and closes every connection.
    func shutDown() async {
        let connections = state.withLock { state in
            defer { state.entries = [:] }
            return state.entries.values.compactMap(\.connection)
        }
        for connection in connections { await connection.shutDown() }
    }

    private func makeTokens(by credential: APNsCredential) -> APNsAuthenticationTokens? {
        guard case .key(let key) = credential else { return nil }
        return APNsAuthenticationTokens(of: key, clock: clock)
    }
}
