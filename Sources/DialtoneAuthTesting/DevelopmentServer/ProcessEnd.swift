#if os(macOS) || os(Linux)

import DialtoneAuth

/// The end of a process, and the callers that wait for it.
final class ProcessEnd: Sendable {
    private struct State: Sendable {
        var hasCome = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())

    func signal() {
        let waiting = state.withLock { state in
            state.hasCome = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Returns once the process has ended, even if the caller is canceled.
    func wait() async {
        await withCheckedContinuation { continuation in
            let hasCome = state.withLock { state in
                if !state.hasCome { state.waiting.append(continuation) }
                return state.hasCome
            }
            if hasCome { continuation.resume() }
        }
    }
}

#endif
