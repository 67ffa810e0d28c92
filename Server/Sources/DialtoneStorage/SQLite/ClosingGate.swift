import Synchronization

/// Lets visitors in until it closes, and tells when the last one has left.
///
/// Connections close only when no reader uses them, and none comes later.
final class ClosingGate: Sendable {
    fileprivate struct State {
        var visitors = 0
        var isClosed = false
        var awaiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Throws ``StorageError/closed`` if the gate is closed; otherwise a `leave` must follow.
    func enter() throws {
        try state.withLock { state in
            if state.isClosed { throw StorageError.closed }
            state.visitors += 1
        }
    }

    func leave() {
        let awaiting = state.withLock { state in
            state.visitors -= 1
            return state.takeAwaiting()
        }
        for continuation in awaiting { continuation.resume() }
    }

    /// Closes the gate and waits for the visitors to leave; `false` if it was closed before.
    func close() async -> Bool {
        let isFirst = state.withLock { state in
            defer { state.isClosed = true }
            return !state.isClosed
        }
        await withCheckedContinuation { continuation in
            let awaiting = state.withLock { state in
                state.awaiting.append(continuation)
                return state.takeAwaiting()
            }
            for continuation in awaiting { continuation.resume() }
        }
        return isFirst
    }
}

extension ClosingGate.State {
    /// The callers of `close` to resume: all of them once no visitor is left, and none before.
    fileprivate mutating func takeAwaiting() -> [CheckedContinuation<Void, Never>] {
        guard isClosed, visitors == 0 else { return [] }
        defer { awaiting = [] }
        return awaiting
    }
}
