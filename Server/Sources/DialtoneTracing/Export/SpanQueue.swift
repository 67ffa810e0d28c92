import Synchronization

/// The spans that wait to be exported; what does not fit is dropped and counted.
package final class SpanQueue: Sendable {
    /// Why a span was dropped.
    package enum DropReason: String, CaseIterable, Sendable {
        /// The collector is away, or too slow.
        case queueFull

        /// The collector refused it, or it could not be sent.
        case exportFailed
    }

    private struct State {
        var spans: [FinishedSpan] = []

        /// Those that were dropped since the last report.
        var dropped = 0
        var totals: [DropReason: Int] = [:]

        mutating func drop(_ count: Int, _ reason: DropReason) {
            guard count > 0 else { return }
            dropped += count
            totals[reason, default: 0] += count
        }
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
                state.drop(1, .queueFull)
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
            state.drop(spans.count - kept.count, .queueFull)
            state.spans.insert(contentsOf: kept, at: 0)
        }
    }

    /// Counts spans that could not be exported, and will not be.
    package func noteDropped(_ count: Int) {
        state.withLock { $0.drop(count, .exportFailed) }
    }

    /// How many spans were dropped since the start.
    package var totals: [DropReason: Int] { state.withLock(\.totals) }

    /// Returns how many spans were dropped since the last call.
    package func takeDropped() -> Int {
        state.withLock { state in
            defer { state.dropped = 0 }
            return state.dropped
        }
    }
}
