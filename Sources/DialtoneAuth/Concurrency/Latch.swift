/// A value that is set later, and the callers that wait for it.
///
/// Waits are independent: none ends or extends another.
final class Latch<Value: Sendable>: Sendable {
    private struct State: Sendable {
        var value: Value?
        var waits = 0
        var waiting: [Int: Waiting<Value>] = [:]
    }

    private let state = Locked(State())

    /// The last value that was set.
    var current: Value? { state.current.value }

    /// The number of waiting callers.
    var waits: Int { state.current.waiting.count }

    func set(_ value: Value) {
        let waiting = state.withLock { state in
            state.value = value
            return state.waiting.values
        }
        for wait in waiting { wait.end(with: .success(value)) }
    }

    /// Ends the current waits with an error; later callers wait again.
    func fail(_ error: any Error) {
        for wait in state.current.waiting.values { wait.end(with: .failure(error)) }
    }

    /// Returns the value, immediately if it is set; a canceled caller stops waiting.
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
