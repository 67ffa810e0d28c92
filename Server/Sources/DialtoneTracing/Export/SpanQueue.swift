import Synchronization

/// The spans that wait to be exported; what does not fit is dropped and counted.
package final class SpanQueue: Sendable {
    private struct State {
        var spans: [FinishedSpan] = []
        var dropped = 0
    }

    private let capacity: Int
    private let state = Mutex(State())

    package init(capacity: Int = 2_048) {
        self.capacity = capacity
    }

    package func add(_ span: FinishedSpan) {
        state.withLock { state in
            if state.spans.count < capacity {
                state.spans.append(span)
            } else {
                state.dropped += 1
            }
        }
    }

    /// Removes and returns the oldest spans.
    package func take(upTo limit: Int) -> [FinishedSpan] {
        state.withLock { state in
            let taken = Array(state.spans.prefix(limit))
            state.spans.removeFirst(taken.count)
            return taken
        }
    }

    /// Puts spans back that could not be exported, before the others.
    package func putBack(_ spans: [FinishedSpan]) {
        state.withLock { state in
            let kept = spans.suffix(max(0, capacity - state.spans.count))
            state.dropped += spans.count - kept.count
            state.spans.insert(contentsOf: kept, at: 0)
        }
    }

    package func noteDropped(_ count: Int) {
        state.withLock { $0.dropped += count }
    }

    /// Returns how many spans were dropped since the last call.
    package func takeDropped() -> Int {
        state.withLock { state in
            defer { state.dropped = 0 }
            return state.dropped
        }
    }
}
