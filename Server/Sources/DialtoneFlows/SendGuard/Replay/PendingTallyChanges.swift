import DialtoneBasics
import DialtoneSendGuard

/// The future tally changes of replayed messages, earliest first.
struct PendingTallyChanges: Sendable {
    enum Change: Sendable {
        case entry(SendCost)
        case withdrawal(SendCost)
    }

    private var changes: [(moment: Timestamp, change: Change)] = []

    mutating func add(_ change: Change, at moment: Timestamp) {
        // Most changes come minutes after their message, so their position is near the end.
        let place = changes.lastIndex { $0.moment <= moment }.map { $0 + 1 } ?? 0
        changes.insert((moment, change), at: place)
    }

    /// Applies all changes up to `moment`.
    mutating func apply(until moment: Timestamp, to book: inout SendTallyBook) {
        let due = changes.prefix { $0.moment <= moment }
        for (moment, change) in due {
            switch change {
            case .entry(let cost): book.enter(cost, at: moment)
            case .withdrawal(let cost): book.withdraw(cost, at: moment)
            }
        }
        changes.removeFirst(due.count)
    }
}
