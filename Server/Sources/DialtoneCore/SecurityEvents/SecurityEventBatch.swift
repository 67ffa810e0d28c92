/// The events of one kind in one project that wait to be told to hooks.
///
/// A hook is told a few times a minute. Where more happened, the next minute tells of all the rest
/// together, so that an attack fills neither the memory nor the outbox.
struct SecurityEventBatch: Hashable, Sendable {
    static let window = TimeSpan.minutes(1)
    static let groupsPerWindow = 6

    /// How many different groups wait; the last one takes in what is left.
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

    /// Whether it can be forgotten: nothing waits, and its minute is over.
    func isIdle(at now: Timestamp) -> Bool { waiting.isEmpty && isOver(at: now) }

    /// The groups to tell now; `evenUnfinished` takes all that is left.
    mutating func take(at now: Timestamp, evenUnfinished: Bool = false) -> [SecurityEventGroup] {
        guard !waiting.isEmpty else { return [] }
        var taken: [SecurityEventGroup] = []
        if isOver(at: now) {
            // What the minute before had no room for.
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

    /// All that waits, as one group.
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
