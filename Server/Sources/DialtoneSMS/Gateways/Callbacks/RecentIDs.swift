import DialtoneBasics
import Synchronization

/// The IDs of recent callbacks, to detect repeated callbacks.
///
/// Each node keeps its own list. Delivery states only advance, so a repetition that reaches another
/// node changes nothing.
final class RecentIDs: Sendable {
    private let limit: Int
    private let ends = Mutex<[String: Timestamp]>([:])

    init(limit: Int = 10_000) {
        self.limit = limit
    }

    /// Returns whether `id` is new, and remembers it until `end`.
    func admit(_ id: String, until end: Timestamp, at now: Timestamp) -> Bool {
        ends.withLock { ends in
            if let known = ends[id], known >= now { return false }
            if ends.count >= limit { ends = ends.filter { $0.value >= now } }
            if ends.count >= limit { ends = [:] }
            ends[id] = end
            return true
        }
    }
}
