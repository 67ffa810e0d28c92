import DialtoneBasics
import DialtoneModel

/// Recording many receipts in one transaction, while other nodes write theirs.
extension SQLTransaction {
    /// An event of a batch, and the attempt that it probably belongs to.
    private struct Place {
        let index: Int
        let likely: FoundAttempt
        let isNamed: Bool
    }

    /// A state change of an attempt, caused by an event.
    private struct Rise {
        let index: Int
        let found: FoundAttempt
        let state: DeliveryState

        /// Orders by message; events of the same message remain in their order.
        static func isHeldBefore(_ lhs: Self, _ rhs: Self) -> Bool {
            let (left, right) = (lhs.found.session.bytes, rhs.found.session.bytes)
            return left == right ? lhs.index < rhs.index : left.lexicographicallyPrecedes(right)
        }
    }

    /// Records events, locking first the attempts and then the messages, each in the order of IDs.
    ///
    /// All other writers also lock an attempt before its message, so there are no deadlocks.
    func record(_ events: [DeliveryEvent], at now: Timestamp) throws -> [Bool] {
        var isKnown = Array(repeating: false, count: events.count)
        var rises: [Rise] = []
        for place in try inOrder(events) {
            let event = events[place.index]
            // Hours are locked in the order of IDs too, since these sort by time.
            try reopenHour(of: place.likely.session, at: now)
            let found = place.isNamed ? place.likely : try attempt(of: event)
            guard let found else { continue }
            isKnown[place.index] = true
            if found.session != place.likely.session { try reopenHour(of: found.session, at: now) }
            if let state = try raiseAttempt(found, by: event) {
                rises.append(Rise(index: place.index, found: found, state: state))
            }
        }
        for rise in rises.sorted(by: Rise.isHeldBefore) {
            try raiseMessage(of: rise.found, to: rise.state, by: events[rise.index])
        }
        return isKnown
    }

    /// The events of known attempts, sorted by attempt; events of one attempt keep their order.
    private func inOrder(_ events: [DeliveryEvent]) throws -> [Place] {
        let places = try events.enumerated().compactMap { index, event in
            try likelyAttempt(of: event).map {
                Place(index: index, likely: $0.found, isNamed: $0.isNamed)
            }
        }
        return places.sorted { ($0.likely, $0.index) < ($1.likely, $1.index) }
    }
}
