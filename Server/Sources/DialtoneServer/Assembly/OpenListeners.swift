import Synchronization

/// Waits until all listeners of a server are open, and reports it once.
final class OpenListeners: Sendable {
    private struct State {
        var missing: Int
        var port = 0
    }

    private let state: Mutex<State>
    private let tell: @Sendable (Int) async -> Void

    /// Creates the counter; `tell` receives the port of the listener for apps.
    init(count: Int, tell: @escaping @Sendable (Int) async -> Void) {
        state = Mutex(State(missing: count))
        self.tell = tell
    }

    /// Records an open listener; only the one for apps reports its port.
    func add(appPort: Int?) async {
        let port = state.withLock { state -> Int? in
            state.missing -= 1
            state.port = appPort ?? state.port
            return state.missing == 0 ? state.port : nil
        }
        if let port { await tell(port) }
    }
}
