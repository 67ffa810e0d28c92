import Synchronization

/// A value that some parts of a test change and others wait for, without timeouts.
package final class Watched<Value: Sendable>: Sendable {
    private struct State {
        var value: Value
        var waiting: [(@Sendable (Value) -> Bool, CheckedContinuation<Void, Never>)] = []
    }

    private let state: Mutex<State>

    package init(_ value: Value) {
        state = Mutex(State(value: value))
    }

    package var value: Value { state.withLock { $0.value } }

    /// Changes the value, and resumes the tasks that wait for the new one.
    @discardableResult
    package func change<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
        let (result, content) = state.withLock { state in
            let result = change(&state.value)
            guard !state.waiting.isEmpty else { return (result, state.waiting) }
            let value = state.value
            defer { state.waiting.removeAll { $0.0(value) } }
            return (result, state.waiting.filter { $0.0(value) })
        }
        for (_, continuation) in content { continuation.resume() }
        return result
    }

    package func wait(until isSo: @escaping @Sendable (Value) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isSoNow = state.withLock { state in
                guard !isSo(state.value) else { return true }
                state.waiting.append((isSo, continuation))
                return false
            }
            if isSoNow { continuation.resume() }
        }
    }
}
