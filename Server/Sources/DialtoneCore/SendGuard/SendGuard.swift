/// The guard at work on the database, inside the transaction that opens or completes a session.
struct SendGuard: Sendable {
    private let judge: SendJudge

    init(of project: Project) {
        judge = SendJudge(settings: project.settings.sendGuard, projectCreatedAt: project.createdAt)
    }

    /// Judges the message and leaves the traces of that: tallies, the decision, alerts, and what
    /// the server spends.
    ///
    /// Returns why it is not sent, rather than throwing, so that the traces stay. The tallies
    /// are held until the transaction ends, which is what makes limits exact on many nodes.
    func admit(
        _ attempt: SendAttempt,
        opening session: VerificationSessionID,
        segments: Int,
        in data: any DataWriter,
        spending: ServerSpending? = nil
    ) throws -> Refusal? {
        let tallies = try data.holdSendTallies(of: attempt.axes, in: attempt.projectID)
        let server = try spending?.open(in: data)
        let judgement = judge.judge(attempt, tallies, besides: server?.findings ?? [])
        if !judgement.tallies.isEmpty {
            try data.save(judgement.tallies, of: attempt.projectID, at: attempt.at)
        }
        for alert in judgement.alerts { try data.insert(alert) }
        if judgement.isRecorded {
            try data.insert(
                SendDecision(
                    id: session,
                    attempt: attempt,
                    segments: segments,
                    judgement: judgement
                )
            )
        }
        try server?.conclude(judgement.verdict, in: data)
        return Refusal(judgement.verdict)
    }

    /// Gives back what the message of `session` cost, since its code was entered.
    static func enter(
        _ session: VerificationSessionID,
        in data: any DataWriter,
        at now: Timestamp
    ) throws {
        guard let decision = try data.enterSendDecision(session, at: now) else { return }
        try change(decision, in: data, at: now) { tally, charge in
            guard let hold = tally.enter(charge, at: now) else { return nil }
            return SendAlert(
                projectID: decision.attempt.projectID,
                kind: .holdEnded,
                axis: tally.axis,
                rule: nil,
                detail: "Messages go to these numbers again, since some were answered.",
                at: now,
                period: hold.since
            )
        }
    }

    /// Undoes the count of a message that no gateway took.
    static func withdraw(
        _ session: VerificationSessionID,
        in data: any DataWriter,
        at now: Timestamp
    ) throws {
        guard let decision = try data.withdrawSendDecision(session, at: now) else { return }
        try change(decision, in: data, at: now) { tally, charge in
            tally.withdraw(charge, at: now)
            return nil
        }
    }

    private static func change(
        _ decision: SendDecision,
        in data: any DataWriter,
        at now: Timestamp,
        _ change: (inout SendTally, SendCharge) -> SendAlert?
    ) throws {
        guard let charge = decision.charge else { return }
        let project = decision.attempt.projectID
        let held = try data.holdSendTallies(of: charge.axes, in: project)
        var changed: [SendTally] = []
        for axis in charge.axes {
            guard var tally = held[axis] else { continue }
            if let alert = change(&tally, charge) { try data.insert(alert) }
            changed.append(tally)
        }
        try data.save(changed, of: project, at: now)
    }
}
