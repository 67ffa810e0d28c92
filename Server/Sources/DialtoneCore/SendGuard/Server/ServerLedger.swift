/// What the server has spent, while a message is judged by it.
struct ServerLedger: Sendable {
    private let spending: ServerSpending
    private let tally: SendTally

    /// The caps that the message breaks.
    let findings: [SendFinding]

    init(_ spending: ServerSpending, tally: SendTally) {
        self.spending = spending
        self.tally = tally
        findings = spending.caps.findings(of: spending.cost, on: tally, at: spending.at)
    }

    /// Counts the message if it is sent; tells operators of a cap that is near, or that it met.
    func conclude(_ verdict: SendVerdict, in data: any DataWriter) throws {
        if case .admit = verdict {
            try warnOfNearCaps(in: data)
            var tally = tally
            tally.charge(spending.charge(on: tally.axis))
            try data.saveServerSpend(tally, at: spending.at)
        } else if !findings.isEmpty {
            try noteRefusal(in: data)
        }
    }

    /// Of refusals only some a minute leave a trace, so that a flood of them writes nothing.
    private func noteRefusal(in data: any DataWriter) throws {
        guard tally.refusals(inMinuteOf: spending.at) < SendJudge.recordedRefusals else { return }
        var tally = tally
        tally.noteRefusal(at: spending.at)
        try data.saveServerSpend(tally, at: spending.at)
        for finding in findings {
            guard let span = finding.rule.span else { continue }
            let amount = SendJudge.amount(finding.allowed, spending.caps.currency)
            try data.insert(
                alert(
                    .capReached,
                    span,
                    "\(amount) are spent by all projects together, the most that the server may "
                        + "in this \(span.rawValue): no project's messages go."
                )
            )
        }
    }

    private func warnOfNearCaps(in data: any DataWriter) throws {
        for (span, cap) in spending.caps.spans {
            let spent = tally.count(in: span, at: spending.at).spent
            let near = cap / 5 * 4
            guard spent < near, spent + spending.cost >= near else { continue }
            let amount = SendJudge.amount(cap, spending.caps.currency)
            try data.insert(
                alert(
                    .capNear,
                    span,
                    "Four fifths of \(amount) are spent by all projects together, the most that "
                        + "the server may in this \(span.rawValue)."
                )
            )
        }
    }

    private func alert(_ kind: SendAlert.Kind, _ span: SendSpan, _ detail: String) -> SendAlert {
        SendAlert(
            projectID: nil,
            kind: kind,
            axis: tally.axis,
            rule: SendRule(.cap, .server, span),
            detail: detail,
            at: spending.at,
            period: SendJudge.period(of: span, at: spending.at)
        )
    }
}
