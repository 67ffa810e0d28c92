import DialtoneModel
import DialtoneSendGuard

/// The server's spending, while a message is evaluated against it.
struct ServerLedger: Sendable {
    private let spending: ServerSpending
    private let tally: SendTally

    /// The caps that the message exceeds.
    let violations: [SendViolation]

    init(_ spending: ServerSpending, tally: SendTally) {
        self.spending = spending
        self.tally = tally
        violations = spending.caps.violations(of: spending.cost, on: tally, at: spending.at)
    }

    /// Counts the message if it is sent; alerts operators if a cap is near or reached.
    func conclude(_ verdict: SendVerdict, in data: any SendGuardWriter) throws {
        if case .admit = verdict {
            try warnOfNearCaps(in: data)
            var tally = tally
            tally.add(spending.messageCost(on: tally.dimension))
            try data.saveServerSpend(tally, at: spending.at)
        } else if !violations.isEmpty {
            try noteRefusal(in: data)
        }
    }

    /// Records at most a few refusals a minute, so that a flood of them does not cause writes.
    private func noteRefusal(in data: any SendGuardWriter) throws {
        guard tally.refusals(inMinuteOf: spending.at) < SendRules.recordedRefusals else { return }
        var tally = tally
        tally.noteRefusal(at: spending.at)
        try data.saveServerSpend(tally, at: spending.at)
        for violation in violations {
            guard let span = violation.rule.span else { continue }
            let amount = SendRules.amount(violation.allowed, spending.caps.currency)
            try data.insert(
                alert(
                    .capReached,
                    span,
                    "The server's cap for this \(span.rawValue), \(amount), is reached. No messages are "
                        + "sent for any project until the cap resets."
                )
            )
        }
    }

    private func warnOfNearCaps(in data: any SendGuardWriter) throws {
        for (span, cap) in spending.caps.spans {
            let spent = tally.count(in: span, at: spending.at).spent
            let near = cap / 5 * 4
            guard spent < near, spent + spending.cost >= near else { continue }
            let amount = SendRules.amount(cap, spending.caps.currency)
            try data.insert(
                alert(
                    .capNear,
                    span,
                    "The projects of this server have spent 80% of the server's cap for this "
                        + "\(span.rawValue), \(amount)."
                )
            )
        }
    }

    private func alert(_ kind: SendAlert.Kind, _ span: SendSpan, _ detail: String) -> SendAlert {
        SendAlert(
            projectID: nil,
            kind: kind,
            dimension: tally.dimension,
            rule: SendRule(.cap, .server, span),
            detail: detail,
            at: spending.at,
            period: SendRules.period(of: span, at: spending.at)
        )
    }
}
