/// What became of messages, in numbers and in money.
package struct SendCount: Hashable, Sendable {
    package var sent = 0

    /// How many of them a right code has answered.
    package var entered = 0

    /// How many requests were refused, as far as refusals are recorded.
    package var refused = 0

    /// Millionths of the guard's currency.
    package var spent: Int64 = 0

    /// What the answered ones of them cost.
    package var spentOnEntered: Int64 = 0

    package init() {}

    package var unanswered: Int { max(0, sent - entered) }
    package var unansweredSpend: Int64 { max(0, spent - spentOnEntered) }

    package var isEmpty: Bool { self == SendCount() }

    package static func += (lhs: inout Self, rhs: Self) {
        lhs.sent += rhs.sent
        lhs.entered += rhs.entered
        lhs.refused += rhs.refused
        lhs.spent += rhs.spent
        lhs.spentOnEntered += rhs.spentOnEntered
    }

    static func -= (lhs: inout Self, rhs: Self) {
        lhs.sent -= rhs.sent
        lhs.entered -= rhs.entered
        lhs.refused -= rhs.refused
        lhs.spent -= rhs.spent
        lhs.spentOnEntered -= rhs.spentOnEntered
    }
}
