import DialtoneCore
import Synchronization

/// The IDs of callbacks that came lately, so that one which comes again says nothing new.
///
/// Each node has its own; a message's state only goes up anyway, so that a repetition which
/// another node takes changes nothing either.
final class RecentIDs: Sendable {
    private let limit: Int
    private let ends = Mutex<[String: Timestamp]>([:])

    init(limit: Int = 10_000) {
        self.limit = limit
    }

    /// Whether `id` is new; it is remembered until `end`.
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
