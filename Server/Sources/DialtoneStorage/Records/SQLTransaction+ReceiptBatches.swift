import DialtoneCore

/// Many receipts in one transaction, while other nodes write theirs.
extension SQLTransaction {
    /// An event of a batch, and the attempt that it seems to be about.
    private struct Place {
        let index: Int
        let likely: FoundAttempt
        let isNamed: Bool
    }

    /// What an event did to its attempt.
    private struct Rise {
        let index: Int
        let found: FoundAttempt
        let state: DeliveryState

        /// Of two events about one message, the earlier one is told to it first.
        static func isHeldBefore(_ lhs: Self, _ rhs: Self) -> Bool {
            let (left, right) = (lhs.found.session.bytes, rhs.found.session.bytes)
            return left == right ? lhs.index < rhs.index : left.lexicographicallyPrecedes(right)
        }
    }

    /// Holds attempts in the order of their IDs, and behind all of them messages in that of
    /// theirs.
    ///
    /// Whoever else writes about messages holds an attempt before its message, too: so no two
    /// transactions wait for each other.
    func record(_ events: [DeliveryEvent]) throws -> [Bool] {
        var isKnown = Array(repeating: false, count: events.count)
        var rises: [Rise] = []
        for place in try inOrder(events) {
            let event = events[place.index]
            let found = place.isNamed ? place.likely : try attempt(of: event)
            guard let found else { continue }
            isKnown[place.index] = true
            if let state = try raiseAttempt(found, by: event) {
                rises.append(Rise(index: place.index, found: found, state: state))
            }
        }
        for rise in rises.sorted(by: Rise.isHeldBefore) {
            try raiseMessage(of: rise.found, to: rise.state, by: events[rise.index])
        }
        return isKnown
    }

    /// Those that are about a known attempt; events about one attempt keep their order.
    private func inOrder(_ events: [DeliveryEvent]) throws -> [Place] {
        let places = try events.enumerated().compactMap { index, event in
            try likelyAttempt(of: event).map {
                Place(index: index, likely: $0.found, isNamed: $0.isNamed)
            }
        }
        return places.sorted { ($0.likely, $0.index) < ($1.likely, $1.index) }
    }
}
