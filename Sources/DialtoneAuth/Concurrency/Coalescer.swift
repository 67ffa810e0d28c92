/// Lets concurrent calls with the same key share one operation.
///
/// If one of the callers is canceled, the operation continues for the others. An error is shared
/// like a result, but not kept: the next call tries again.
final class Coalescer<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Running: Sendable {
        let number: Int
        let task: Task<Value, any Error>
        var callers = 1
    }

    private struct State: Sendable {
        var started = 0
        var running: [Key: Running] = [:]
    }

    private let state = Locked(State())
    private let endsAbandoned: Bool

    /// Creates a coalescer; with `endsAbandoned`, an operation is canceled once all of its callers
    /// are.
    init(endsAbandoned: Bool = false) {
        self.endsAbandoned = endsAbandoned
    }

    /// Returns the result of the running operation for `key`; if there is none, starts `work`.
    func value(
        for key: Key,
        work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let running = state.withLock { state in
            if let running = state.running[key] {
                state.running[key]?.callers += 1
                return running
            }
            state.started += 1
            let number = state.started
            let task = Task {
                defer { self.forget(key, number: number) }
                return try await work()
            }
            let running = Running(number: number, task: task)
            state.running[key] = running
            return running
        }
        do {
            return try await running.task.outcome()
        } catch let error as CancellationError {
            leave(key, number: running.number)
            throw error
        }
    }

    /// Returns the number of calls that share the running operation for `key`.
    func callers(for key: Key) -> Int {
        state.current.running[key]?.callers ?? 0
    }

    /// Removes a canceled caller.
    private func leave(_ key: Key, number: Int) {
        let abandoned: Task<Value, any Error>? = state.withLock { state in
            guard let running = state.running[key], running.number == number else { return nil }
            state.running[key]?.callers -= 1
            guard endsAbandoned, running.callers == 1 else { return nil }
            state.running[key] = nil
            return running.task
        }
        abandoned?.cancel()
    }

    /// Removes the operation with this number, but not a later one with the same key.
    private func forget(_ key: Key, number: Int) {
        state.withLock { state in
            guard state.running[key]?.number == number else { return }
            state.running[key] = nil
        }
    }
}
