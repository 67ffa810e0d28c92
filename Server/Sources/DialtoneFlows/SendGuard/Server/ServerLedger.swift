import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard

/// The server's spending, while a message is evaluated against it.
struct ServerLedger: Sendable {
    private let caps: ServerSpendCaps

    /// The cost of the message, in millionths of the caps' currency.
    private let cost: Int64

    private let at: Timestamp
    private let tally: SendTally

    /// The caps that the message exceeds.
    let violations: [SendViolation]

    fileprivate init(_ caps: ServerSpendCaps, cost: Int64, at now: Timestamp, tally: SendTally) {
        self.caps = caps
        self.cost = cost
        at = now
        self.tally = tally
        violations = caps.violations(of: cost, on: tally, at: now)
    }

    /// Counts the message if it is sent; alerts operators if a cap is near or reached.
    func conclude(_ verdict: SendVerdict, in data: any SendGuardWriter) throws {
        if case .admit = verdict {
            try warnOfNearCaps(in: data)
            var tally = tally
            tally.add(messageCost)
            try data.saveServerSpend(tally, at: at)
        } else if !violations.isEmpty {
            try noteRefusal(in: data)
        }
    }

    /// Records at most a few refusals a minute, so that a flood of them does not cause writes.
    private func noteRefusal(in data: any SendGuardWriter) throws {
        guard tally.refusals(inMinuteOf: at) < SendRules.recordedRefusals else { return }
        var tally = tally
        tally.noteRefusal(at: at)
        try data.saveServerSpend(tally, at: at)
        for violation in violations {
            guard let span = violation.rule.span else { continue }
            let amount = SendRules.amount(violation.allowed, caps.currency)
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
        for (span, cap) in caps.spans {
            let spent = tally.count(in: span, at: at).spent
            let near = cap / 5 * 4
            guard spent < near, spent + cost >= near else { continue }
            let amount = SendRules.amount(cap, caps.currency)
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
            at: at,
            period: SendRules.period(of: span, at: at)
        )
    }

    fileprivate func withdraw(in data: any SendGuardWriter, at now: Timestamp) throws {
        var tally = tally
        tally.withdraw(messageCost, at: now)
        try data.saveServerSpend(tally, at: now)
    }

    private var messageCost: SendCost {
        SendCost(dimensions: [tally.dimension], micros: cost, region: "", at: at, isProbe: false)
    }
}

extension ServerSpendCaps {
    /// Reads the server's spending for the message of `attempt`, and locks it until the transaction
    /// ends; `nil` if there are no caps.
    ///
    /// Every message of every project waits for this lock, so it is acquired last.
    func ledger(
        for attempt: SendAttempt,
        by settings: SendGuardSettings,
        in data: any SendGuardWriter
    ) throws -> ServerLedger? {
        guard !isOff else { return nil }
        return ServerLedger(
            self,
            cost: cost(
                ofSegments: attempt.segments,
                in: attempt.kind.priced(in: attempt.region),
                by: settings
            ),
            at: attempt.at,
            tally: try data.holdServerSpend(in: currency)
        )
    }

    /// Uncounts a message that no gateway accepted.
    func withdraw(
        _ attempt: SendAttempt,
        by settings: SendGuardSettings,
        in data: any SendGuardWriter,
        at now: Timestamp
    ) throws {
        guard let ledger = try ledger(for: attempt, by: settings, in: data) else { return }
        try ledger.withdraw(in: data, at: now)
    }
}
