import Synchronization

/// Counts active users until it closes, and then waits until the last one has left.
///
/// Connections may be closed only when no reader uses them and none can follow.
final class ClosingGate: Sendable {
    fileprivate struct State {
        var visitors = 0
        var isClosed = false
        var awaiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Enters the gate; throws ``StorageError/closed`` if it is closed.
    ///
    /// Otherwise, ``leave()`` must be called later.
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

    /// Closes the gate and waits for all visitors to leave; `false` if it was closed before.
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
    /// The waiting callers of ``close()``, once the last visitor has left; empty before.
    fileprivate mutating func takeAwaiting() -> [CheckedContinuation<Void, Never>] {
        guard isClosed, visitors == 0 else { return [] }
        defer { awaiting = [] }
        return awaiting
    }
}
