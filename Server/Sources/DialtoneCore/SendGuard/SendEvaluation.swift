/// What the guard decided about a message, with everything that follows from it.
package struct SendEvaluation: Hashable, Sendable {
    /// What happens to the message; a guard that only audits admits all.
    package let verdict: SendVerdict

    /// What would happen to it if every rule were in force, also those that are only tried out.
    package let wouldHave: SendVerdict

    /// The rules that the message breaks, in force or not.
    package let violations: [SendViolation]

    /// What the message is counted for; `nil` if it is not sent.
    package let cost: SendCost?

    /// Whether the decision is worth a record: of refusals by one rule for one reason, only
    /// some a minute are, so that whoever causes them does not fill the disk.
    package let isRecorded: Bool

    /// The tallies that changed.
    package let tallies: [SendTally]

    package let alerts: [SendAlert]
}
