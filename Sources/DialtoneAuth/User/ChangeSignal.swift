/// Tells whoever listens that the current user, or something about it, changed.
///
/// The signal carries nothing: listeners look at the state when they get to it, so that two changes
/// in a row cannot arrive in the wrong order.
final class ChangeSignal: Sendable {
    private struct State: Sendable {
        var added = 0
        var listeners: [Int: @Sendable () -> Void] = [:]
    }

    private let state = Locked(State())

    /// Adds a listener; the number takes it away again.
    func add(_ listener: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.added += 1
            state.listeners[state.added] = listener
            return state.added
        }
    }

    /// How many listen.
    var count: Int { state.current.listeners.count }

    func remove(_ number: Int) {
        state.withLock { $0.listeners[number] = nil }
    }

    func send() {
        let listeners = state.current.listeners.sorted { $0.key < $1.key }
        for (_, listener) in listeners { listener() }
    }
}
