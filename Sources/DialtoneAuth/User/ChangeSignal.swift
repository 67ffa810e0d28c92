/// Notifies listeners that the current user, or the user's data, has changed.
///
/// The notification contains no value: listeners read the current state when they run, so that two
/// consecutive changes cannot be delivered in the wrong order.
final class ChangeSignal: Sendable {
    private struct State: Sendable {
        var added = 0
        var listeners: [Int: @Sendable () -> Void] = [:]
    }

    private let state = Locked(State())

    /// Adds a listener, and returns the number with which it is removed.
    func add(_ listener: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.added += 1
            state.listeners[state.added] = listener
            return state.added
        }
    }

    /// Returns a stream with one element now, and one after each change.
    func stream() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let number = add { continuation.yield() }
        continuation.onTermination = { _ in self.remove(number) }
        continuation.yield()
        return stream
    }

    /// The number of listeners.
    var count: Int { state.current.listeners.count }

    func remove(_ number: Int) {
        state.withLock { $0.listeners[number] = nil }
    }

    func send() {
        let listeners = state.current.listeners.sorted { $0.key < $1.key }
        for (_, listener) in listeners { listener() }
    }
}
