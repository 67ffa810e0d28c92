import DialtoneBasics
import DialtoneModel

/// The events of one kind in one project that are waiting to be sent to hooks.
///
/// A hook gets a few events a minute. Further events are combined into one for the next minute, so
/// that an attack fills neither the memory nor the outbox.
struct SecurityEventBatch: Hashable, Sendable {
    static let window = TimeSpan.minutes(1)
    static let groupsPerWindow = 6

    /// The most groups that wait; the last one takes all further events.
    private static let groupLimit = 50

    private(set) var waiting: [SecurityEventGroup] = []
    private var windowStart: Timestamp?
    private var told = 0

    mutating func add(_ group: SecurityEventGroup) {
        if let index = waiting.firstIndex(where: { $0.isAlike(group) }) {
            waiting[index].take(group)
        } else if waiting.count < Self.groupLimit {
            waiting.append(group)
        } else {
            waiting[waiting.count - 1].take(group)
        }
    }

    /// Whether the batch can be removed: no events are waiting, and its minute is over.
    func isIdle(at now: Timestamp) -> Bool { waiting.isEmpty && isOver(at: now) }

    /// Returns the groups to send now; with `evenUnfinished`, all remaining groups.
    mutating func take(at now: Timestamp, evenUnfinished: Bool = false) -> [SecurityEventGroup] {
        guard !waiting.isEmpty else { return [] }
        var taken: [SecurityEventGroup] = []
        if isOver(at: now) {
            // Events that exceeded the limit of the previous minute.
            if told >= Self.groupsPerWindow { taken = takeRest() }
            (windowStart, told) = (now, taken.count)
        }
        let next = waiting.prefix(Self.groupsPerWindow - told)
        waiting.removeFirst(next.count)
        told += next.count
        taken += next
        if evenUnfinished { taken += takeRest() }
        return taken
    }

    /// Returns all waiting events as one group.
    private mutating func takeRest() -> [SecurityEventGroup] {
        guard var rest = waiting.first else { return [] }
        for group in waiting.dropFirst() { rest.take(group) }
        waiting = []
        return [rest]
    }

    private func isOver(at now: Timestamp) -> Bool {
        guard let windowStart else { return true }
        return now < windowStart || now - windowStart >= Self.window
    }
}
