import Synchronization

/// The shared knowledge of a store's workers about their server: whether it can be reached, and
/// which connections lead to the current primary.
///
/// When a connection breaks, all connections that were opened before it are given up, because they
/// lead to the same server. While the server cannot be reached, one worker tries, and the others
/// wait.
final class PostgresReach: Sendable {
    private struct State {
        var generation = 0
        /// Workers with a connection of this generation.
        var connected = 0
        var isFound = true
        var isProbing = false
        var latestHost: PostgresAddress.Host?
        /// Since when no worker has had a usable connection.
        var awaySince: ContinuousClock.Instant?
    }

    private let state = Mutex(State())

    /// How long callers wait for an unreachable server, before all of them fail at once.
    private let patience: Duration

    init(patience: Duration) {
        self.patience = patience
    }

    /// The host that answered last, which the next connection tries first.
    ///
    /// Otherwise a primary that was replaced and comes back would draw the workers back to it.
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

    /// Returns the connection's generation, and whether it is the first after an outage.
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

    /// Returns whether it is the first failure after a success.
    func failedToConnect(at now: ContinuousClock.Instant = .now) -> Bool {
        state.withLock { state in
            let isFirst = state.isFound
            state.isFound = false
            state.isProbing = false
            if state.connected == 0 { state.awaySince = state.awaySince ?? now }
            return isFirst
        }
    }

    /// A connection broke, or has not answered `since` a moment.
    func lost(generation: Int, since moment: ContinuousClock.Instant = .now) {
        state.withLock { state in
            // Those of an earlier generation were given up when the first of them broke.
            guard generation == state.generation else { return }
            state.generation += 1
            state.connected = 0
            state.awaySince = moment
        }
    }

    /// A worker gave up its own connection; the others' are not affected.
    func dropped(generation: Int) {
        state.withLock { state in
            if generation == state.generation { state.connected -= 1 }
        }
    }

    func isCurrent(_ generation: Int) -> Bool {
        state.withLock { $0.generation == generation }
    }

    /// How long the server has been unreachable, if that is longer than callers wait.
    func outage(at now: ContinuousClock.Instant = .now) -> Duration? {
        state.withLock { state in
            guard state.connected == 0, let since = state.awaySince else { return nil }
            let outage = since.duration(to: now)
            return outage >= patience ? outage : nil
        }
    }
}
