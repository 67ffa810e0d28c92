import DialtoneDiagnostics
import IdentityToolkitAdmin

/// What the present and the changed rules would have done, side by side.
struct ReplayResult: Sendable {
    let requests: String
    let days: Int
    let sent: Row

    /// The sent messages that would have been refused or needed a proof, and the refused ones that
    /// would have been sent.
    let sums: [Row]
    let rules: [Row]
    let regions: [Row]
    let hasRules: Bool

    /// Whether there are changed rules.
    let isComparison: Bool

    /// What refusals would have saved.
    let savedBefore: String
    let savedAfter: String

    /// How many users would have got no code although they entered it.
    let lockedOutBefore: String
    let lockedOutAfter: String
    let isWorse: Bool
    let stoppedAt: String?

    /// `after` is `nil` if no rule was changed.
    init(_ before: GuardReplay, _ after: GuardReplay?) {
        let last = after ?? before
        requests = Grouped.text(last.requests)
        days = last.days
        isComparison = after != nil
        stoppedAt = last.stoppedAt
        savedBefore = before.money(before.refused.unansweredCost)
        savedAfter = last.money(last.refused.unansweredCost)
        lockedOutBefore = Grouped.text(before.refused.entered)
        lockedOutAfter = Grouped.text(last.refused.entered)
        isWorse = last.refused.entered > before.refused.entered
        sent = Row(translated("Sent at the time"), before.sent, last.sent, last)
        sums = [
            Row(translated("Would have been refused"), before.refused, last.refused, last),
            Row(translated("Would have required proof"), before.steppedUp, last.steppedUp, last),
            Row(
                translated("Refused at the time, would have been sent"),
                before.letThrough,
                last.letThrough,
                last
            ),
        ]
        rules = Self.rows(before.rules, last.rules, last, GuardWords.rule)
        regions = Self.rows(before.regions, last.regions, last, RegionName.of)
        hasRules = !rules.isEmpty
    }

    /// Returns a row for each key of both, the most expensive first.
    private static func rows(
        _ before: [String: GuardReplaySum],
        _ after: [String: GuardReplaySum],
        _ replay: GuardReplay,
        _ name: (String) -> String
    ) -> [Row] {
        func cost(_ key: String) -> Double { after[key]?.cost ?? 0 }
        return Set(before.keys).union(after.keys)
            .sorted { (cost($1), $0) < (cost($0), $1) }
            .map { key in
                Row(
                    name(key),
                    before[key] ?? GuardReplaySum(),
                    after[key] ?? GuardReplaySum(),
                    replay
                )
            }
    }

    struct Row: Sendable {
        let name: String
        let messagesBefore: String
        let enteredBefore: String
        let messages: String
        let entered: String
        let cost: String
        let isChanged: Bool

        init(
            _ name: String,
            _ before: GuardReplaySum,
            _ after: GuardReplaySum,
            _ replay: GuardReplay
        ) {
            self.name = name
            messagesBefore = Grouped.text(before.messages)
            enteredBefore = Grouped.text(before.entered)
            messages = Grouped.text(after.messages)
            entered = Grouped.text(after.entered)
            cost = replay.money(after.cost)
            isChanged = before.messages != after.messages
        }
    }
}
