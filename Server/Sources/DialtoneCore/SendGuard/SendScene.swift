import PhoneNumbers

/// A message that is being judged, among the tallies that it touches.
struct SendScene {
    let attempt: SendAttempt
    let before: [SendAxis: SendTally]
    var tallies: [SendAxis: SendTally]
    var alerts: [SendAlert] = []

    /// Whether whatever is decided stops nothing.
    let isAudit: Bool

    /// Whether the message is let through a hold, to see whether it is answered.
    var isProbe = false

    init(_ attempt: SendAttempt, _ tallies: [SendAxis: SendTally], isAudit: Bool) {
        self.attempt = attempt
        self.isAudit = isAudit
        before = Dictionary(
            attempt.axes.map { ($0, tallies[$0] ?? SendTally(axis: $0)) },
            uniquingKeysWith: { first, _ in first }
        )
        self.tallies = before
    }

    var now: Timestamp { attempt.at }
    var prefixAxis: SendAxis { SendAxis(.prefix, attempt.phoneNumber.prefix) }

    func tally(_ axis: SendAxis) -> SendTally { tallies[axis] ?? SendTally(axis: axis) }

    /// The axes of the given kinds that the message has, in the order of `kinds`.
    func axes(_ kinds: [SendAxis.Kind]) -> [SendAxis] {
        kinds.flatMap { kind in attempt.axes.filter { $0.kind == kind } }
    }

    mutating func change(_ axis: SendAxis, _ change: (inout SendTally) -> Void) {
        var tally = tally(axis)
        change(&tally)
        tallies[axis] = tally
    }

    /// In the order in which transactions hold them.
    var changed: [SendTally] {
        tallies.values.filter { $0 != before[$0.axis] }.sorted { $0.axis < $1.axis }
    }

    mutating func alert(
        _ kind: SendAlert.Kind,
        on axis: SendAxis,
        rule: SendRule?,
        since period: Timestamp,
        _ detail: String
    ) {
        alerts.append(
            SendAlert(
                projectID: attempt.projectID,
                kind: kind,
                axis: axis,
                rule: rule,
                detail: isAudit ? "In an audit, which stops nothing: \(detail)" : detail,
                at: now,
                period: period
            )
        )
    }
}
