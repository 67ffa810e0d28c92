import Synchronization

/// The state of the server's reachability, shared by a store's workers.
///
/// It records whether the server can be reached, and which connections lead to the current primary.
/// When a connection breaks, all connections that were opened before it are closed, because they
/// lead to the same server. While the server cannot be reached, one worker tries to connect, and
/// the others wait.
final class PostgresReach: Sendable {
    private struct State {
        var generation = 0
        /// The number of workers with a connection of this generation.
        var connected = 0
        var isFound = true
        var isProbing = false
        var latestHost: PostgresAddress.Host?
        /// The time since which no worker has had a usable connection.
        var awaySince: ContinuousClock.Instant?
    }

    private let state = Mutex(State())

    /// The time that callers wait for an unreachable server, before all of them fail at once.
    private let timeout: Duration

    init(timeout: Duration) {
        self.timeout = timeout
    }

    /// The host that responded last, which the next connection tries first.
    ///
    /// Otherwise the workers would return to a former primary that comes back.
    var latestHost: PostgresAddress.Host? { state.withLock(\.latestHost) }

    /// Whether this worker may try to connect now; if so, it must report the result.
    func mayConnect() -> Bool {
        state.withLock { state in
            guard !state.isFound else { return true }
            guard !state.isProbing else { return false }
            state.isProbing = true
            return true
        }
    }

    /// Records a connection; returns its generation, and whether it ends an outage.
    func connected(
        to host: PostgresAddress.Host? = nil
    ) -> (generation: Int, isReturn: Bool) {
        state.withLock { state in
            state.latestHost = host
            let isReturn = !state.isFound
            state.isFound = true
            state.isProbing = false
            state.connected += 1
            state.awaySince = nil
            return (state.generation, isReturn)
        }
    }

    /// Records a failure to connect; returns whether it is the first one after a success.
    func failedToConnect(at now: ContinuousClock.Instant = .now) -> Bool {
        state.withLock { state in
            let isFirst = state.isFound
            state.isFound = false
            state.isProbing = false
            if state.connected == 0 { state.awaySince = state.awaySince ?? now }
            return isFirst
        }
    }

    /// Records that a connection broke, or has not responded since `moment`.
    func lost(generation: Int, since moment: ContinuousClock.Instant = .now) {
        state.withLock { state in
            // Connections of an earlier generation were closed when the first of them broke.
            guard generation == state.generation else { return }
            state.generation += 1
            state.connected = 0
            state.awaySince = moment
        }
    }

    /// Records that a worker closed its own connection; the others are not affected.
    func dropped(generation: Int) {
        state.withLock { state in
            if generation == state.generation { state.connected -= 1 }
        }
    }

    func isCurrent(_ generation: Int) -> Bool {
        state.withLock { $0.generation == generation }
    }

    /// The duration of an outage, if it is longer than callers wait.
    func outage(at now: ContinuousClock.Instant = .now) -> Duration? {
        state.withLock { state in
            guard state.connected == 0, let since = state.awaySince else { return nil }
            let outage = since.duration(to: now)
            return outage >= timeout ? outage : nil
        }
    }
}
