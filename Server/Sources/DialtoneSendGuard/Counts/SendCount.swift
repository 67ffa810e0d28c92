/// The number and the cost of messages, by outcome.
package struct SendCount: Hashable, Sendable {
    package var sent = 0

    /// How many of them a right code has answered.
    package var entered = 0

    /// The number of rejected requests, as far as rejections are recorded.
    package var refused = 0

    /// The number of requests that rules about something else rejected, as far as recorded.
    ///
    /// It is apart from ``refused``, which limits how much is recorded for one reason.
    package var refusedByOthers = 0

    /// The total cost in millionths of the guard's currency.
    package var spent: Int64 = 0

    /// The cost of the answered messages.
    package var spentOnEntered: Int64 = 0

    /// The number of unanswered messages that no longer count as such, and their cost.
    ///
    /// They still count as spent.
    package var forgiven = 0
    package var forgivenSpend: Int64 = 0

    /// The number of notices to owners, which have no code, and their cost.
    package var notices = 0
    package var noticeSpend: Int64 = 0

    package init() {}

    package var unanswered: Int { max(0, sent - entered - forgiven - notices) }
    package var unansweredSpend: Int64 {
        max(0, spent - spentOnEntered - forgivenSpend - noticeSpend)
    }

    package var isEmpty: Bool { self == SendCount() }

    package static func += (lhs: inout Self, rhs: Self) {
        lhs.sent += rhs.sent
        lhs.entered += rhs.entered
        lhs.refused += rhs.refused
        lhs.refusedByOthers += rhs.refusedByOthers
        lhs.spent += rhs.spent
        lhs.spentOnEntered += rhs.spentOnEntered
        lhs.forgiven += rhs.forgiven
        lhs.forgivenSpend += rhs.forgivenSpend
        lhs.notices += rhs.notices
        lhs.noticeSpend += rhs.noticeSpend
    }

    static func -= (lhs: inout Self, rhs: Self) {
        lhs.sent -= rhs.sent
        lhs.entered -= rhs.entered
        lhs.refused -= rhs.refused
        lhs.refusedByOthers -= rhs.refusedByOthers
        lhs.spent -= rhs.spent
        lhs.spentOnEntered -= rhs.spentOnEntered
        lhs.forgiven -= rhs.forgiven
        lhs.forgivenSpend -= rhs.forgivenSpend
        lhs.notices -= rhs.notices
        lhs.noticeSpend -= rhs.noticeSpend
    }

    mutating func forgive() {
        forgiven = max(0, sent - entered)
        forgivenSpend = max(0, spent - spentOnEntered)
        notices = 0
        noticeSpend = 0
    }
}
