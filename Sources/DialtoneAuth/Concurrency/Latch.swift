/// A value that arrives some time, and everyone who waits for it.
///
/// Each wait is its own: none ends or prolongs another.
final class Latch<Value: Sendable>: Sendable {
    private struct State: Sendable {
        var value: Value?
        var waits = 0
        var waiting: [Int: Waiting<Value>] = [:]
    }

    private let state = Locked(State())

    /// What arrived last.
    var current: Value? { state.current.value }

    /// How many wait.
    var waits: Int { state.current.waiting.count }

    func set(_ value: Value) {
        let waiting = state.withLock { state in
            state.value = value
            return state.waiting.values
        }
        for wait in waiting { wait.end(with: .success(value)) }
    }

    /// Ends the waits of this moment; those that come later wait anew.
    func fail(_ error: any Error) {
        for wait in state.current.waiting.values { wait.end(with: .failure(error)) }
    }

    /// The value, at once where it is there; a canceled caller stops waiting.
    func value() async throws -> Value {
        let waiting = Waiting<Value>()
        let (number, value) = state.withLock { state -> (Int, Value?) in
            if let value = state.value { return (0, value) }
            state.waits += 1
            state.waiting[state.waits] = waiting
            return (state.waits, nil)
        }
        if let value { return value }
        defer { state.withLock { $0.waiting[number] = nil } }
        return try await waiting.outcome()
    }
}
