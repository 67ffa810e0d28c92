/// Lets calls for the same thing share one piece of work while it is under way.
///
/// The work goes on when one of the callers is canceled: the others still wait for it. A failure is
/// shared like a success, and then forgotten, so that the next call tries anew.
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

    /// With `endsAbandoned`, work is canceled once all of its callers are.
    init(endsAbandoned: Bool = false) {
        self.endsAbandoned = endsAbandoned
    }

    /// The outcome of the work for `key`: of that under way, or else of `work`, started now.
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

    /// How many calls share the work for `key` that is under way.
    func callers(for key: Key) -> Int {
        state.current.running[key]?.callers ?? 0
    }

    /// Counts a caller out that was canceled.
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

    /// Forgets the work with this number; later work for the same key stays.
    private func forget(_ key: Key, number: Int) {
        state.withLock { state in
            guard state.running[key]?.number == number else { return }
            state.running[key] = nil
        }
    }
}
