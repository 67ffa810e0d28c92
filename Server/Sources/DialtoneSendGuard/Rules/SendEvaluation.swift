/// The guard's decision about a message, with all its consequences.
package struct SendEvaluation: Hashable, Sendable {
    /// The verdict on the message; in audit mode, every message is admitted.
    package let verdict: SendVerdict

    /// The verdict if every rule were enforced, including those on trial.
    package let wouldHave: SendVerdict

    /// The rules that the message violates, enforced or not.
    package let violations: [SendViolation]

    /// What the message is counted with; `nil` if it is not sent.
    package let cost: SendCost?

    /// Whether the decision is recorded.
    ///
    /// Only some rejections per minute are recorded for each rule and reason, so that an attacker
    /// cannot fill the disk.
    package let isRecorded: Bool

    /// The tallies that changed.
    package let tallies: [SendTally]

    package let alerts: [SendAlert]
}
