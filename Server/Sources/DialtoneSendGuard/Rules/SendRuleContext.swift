import DialtoneBasics
import PhoneNumbers

/// A message during its evaluation, with the tallies of its dimensions.
struct SendRuleContext {
    let attempt: SendAttempt
    let before: [SendDimension: SendTally]
    var tallies: [SendDimension: SendTally]
    var alerts: [SendAlert] = []

    /// Whether the evaluation is an audit, whose verdict stops no message.
    let isAudit: Bool

    /// Whether the message is sent during a hold to test whether it is answered.
    var isProbe = false

    init(_ attempt: SendAttempt, _ tallies: [SendDimension: SendTally], isAudit: Bool) {
        self.attempt = attempt
        self.isAudit = isAudit
        before = Dictionary(
            attempt.dimensions.map { ($0, tallies[$0] ?? SendTally(dimension: $0)) },
            uniquingKeysWith: { first, _ in first }
        )
        self.tallies = before
    }

    var now: Timestamp { attempt.at }
    var prefixDimension: SendDimension { SendDimension(.prefix, attempt.phoneNumber.prefix) }

    func tally(_ dimension: SendDimension) -> SendTally {
        tallies[dimension] ?? SendTally(dimension: dimension)
    }

    /// Returns the message's dimensions of the given kinds, in the order of `kinds`.
    func dimensions(_ kinds: [SendDimension.Kind]) -> [SendDimension] {
        kinds.flatMap { kind in attempt.dimensions.filter { $0.kind == kind } }
    }

    mutating func change(_ dimension: SendDimension, _ change: (inout SendTally) -> Void) {
        var tally = tally(dimension)
        change(&tally)
        tallies[dimension] = tally
    }

    /// The changed tallies, in the order in which transactions lock them.
    var changed: [SendTally] {
        tallies.values.filter { $0 != before[$0.dimension] }.sorted { $0.dimension < $1.dimension }
    }

    mutating func alert(
        _ kind: SendAlert.Kind,
        on dimension: SendDimension,
        rule: SendRule?,
        since period: Timestamp,
        _ detail: String
    ) {
        alerts.append(
            SendAlert(
                projectID: attempt.projectID,
                kind: kind,
                dimension: dimension,
                rule: rule,
                detail: isAudit ? "In audit mode, which stops no messages: \(detail)" : detail,
                at: now,
                period: period
            )
        )
    }
}
