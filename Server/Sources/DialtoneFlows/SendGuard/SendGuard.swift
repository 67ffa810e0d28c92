import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard

/// Applies the send guard inside the transaction that opens or completes a session.
struct SendGuard: Sendable {
    private let rules: SendRules
    private let caps: ServerSpendCaps

    /// Creates the guard of a project whose server has `caps`.
    init(of project: Project, under caps: ServerSpendCaps = .none) {
        rules = SendRules(settings: project.settings.sendGuard, projectCreatedAt: project.createdAt)
        self.caps = caps
    }

    /// Evaluates the message and stores the results: tallies, the decision, alerts, and the
    /// server's spending.
    ///
    /// Returns the refusal instead of throwing it, so that the results are committed. The tallies
    /// are locked until the transaction ends, which makes limits exact across nodes.
    func admit(
        _ attempt: SendAttempt,
        opening session: VerificationSessionID,
        in data: any SendGuardWriter
    ) throws -> Refusal? {
        let tallies = try data.holdSendTallies(of: attempt.dimensions, in: attempt.projectID)
        let server = try caps.ledger(for: attempt, by: rules.settings, in: data)
        let evaluation = rules.evaluate(attempt, tallies, besides: server?.violations ?? [])
        if !evaluation.tallies.isEmpty {
            try data.save(evaluation.tallies, of: attempt.projectID, at: attempt.at)
        }
        for alert in evaluation.alerts { try data.insert(alert) }
        if evaluation.isRecorded {
            try data.insert(
                SendDecision(
                    id: session,
                    attempt: attempt,
                    evaluation: evaluation
                )
            )
        }
        try server?.conclude(evaluation.verdict, in: data)
        return Refusal(evaluation.verdict)
    }

    /// Evaluates a message by the server's caps only, as the project has switched the guard off.
    func admitUnguarded(_ attempt: SendAttempt, in data: any SendGuardWriter) throws -> Refusal? {
        guard let server = try caps.ledger(for: attempt, by: rules.settings, in: data) else {
            return nil
        }
        let verdict = server.violations.verdict
        try server.conclude(verdict, in: data)
        return Refusal(verdict)
    }

    /// Evaluates a notice, and returns whether it may be sent.
    ///
    /// The tallies have its cost, but no decision is recorded: a replay of the decisions would take
    /// it for a code that was not entered. `isLimited` means that the limits on notices apply.
    func admitNotice(
        _ attempt: SendAttempt,
        isLimited: Bool,
        in data: any SendGuardWriter
    ) throws -> Bool {
        let tallies = try data.holdSendTallies(of: attempt.dimensions, in: attempt.projectID)
        let server = try caps.ledger(for: attempt, by: rules.settings, in: data)
        let evaluation = rules.evaluateNotice(
            attempt,
            tallies,
            isLimited: isLimited,
            besides: server?.violations ?? []
        )
        if !evaluation.tallies.isEmpty {
            try data.save(evaluation.tallies, of: attempt.projectID, at: attempt.at)
        }
        for alert in evaluation.alerts { try data.insert(alert) }
        try server?.conclude(evaluation.verdict, in: data)
        return evaluation.verdict == .admit
    }

    /// Uncounts a notice that no gateway accepted.
    static func withdrawNotice(
        _ attempt: SendAttempt,
        in data: any SendGuardWriter,
        at now: Timestamp
    ) throws {
        let cost = SendCost(of: attempt, isProbe: false)
        var held = try data.holdSendTallies(of: cost.dimensions, in: attempt.projectID)
        for dimension in cost.dimensions { held[dimension]?.withdrawNotice(cost, at: now) }
        try data.save(
            cost.dimensions.compactMap { held[$0] },
            of: attempt.projectID,
            at: now
        )
    }

    /// Credits the cost of the message of `decision`, since its code was entered.
    static func enter(
        _ decision: SendDecision,
        in data: any SendGuardWriter,
        at now: Timestamp
    ) throws {
        try change(decision, in: data, at: now) { tally, cost in
            guard let hold = tally.enter(cost, at: now) else { return nil }
            return SendAlert(
                projectID: decision.attempt.projectID,
                kind: .holdEnded,
                dimension: tally.dimension,
                rule: nil,
                detail: "Messages to these numbers are sent again: some codes were entered.",
                at: now,
                period: hold.since
            )
        }
    }

    /// Uncounts a message that no gateway accepted.
    static func withdraw(
        _ session: VerificationSessionID,
        in data: any SendGuardWriter,
        at now: Timestamp
    ) throws {
        guard let decision = try data.withdrawSendDecision(session, at: now) else { return }
        try change(decision, in: data, at: now) { tally, cost in
            tally.withdraw(cost, at: now)
            return nil
        }
    }

    private static func change(
        _ decision: SendDecision,
        in data: any SendGuardWriter,
        at now: Timestamp,
        _ change: (inout SendTally, SendCost) -> SendAlert?
    ) throws {
        guard let cost = decision.cost else { return }
        let project = decision.attempt.projectID
        let held = try data.holdSendTallies(of: cost.dimensions, in: project)
        var changed: [SendTally] = []
        for dimension in cost.dimensions {
            guard var tally = held[dimension] else { continue }
            if let alert = change(&tally, cost) { try data.insert(alert) }
            changed.append(tally)
        }
        try data.save(changed, of: project, at: now)
    }
}
