/// Decides which messages are sent, by a project's rules and by what was counted so far.
///
/// It knows no clock and no database, so that a server, a replay of recorded requests and a
/// simulator come to the same decisions.
package struct SendJudge: Sendable {
    /// How many refusals a minute are recorded for one reason.
    package static let recordedRefusals = 10

    let settings: SendGuardSettings

    /// Some rules are only tried out while a project is young.
    let projectCreatedAt: Timestamp

    package init(settings: SendGuardSettings, projectCreatedAt: Timestamp) {
        self.settings = settings
        self.projectCreatedAt = projectCreatedAt
    }

    /// Judges a message by the tallies of its axes; one that is missing is empty.
    ///
    /// What the server's own caps find is in force in every mode.
    package func judge(
        _ attempt: SendAttempt,
        _ tallies: [SendAxis: SendTally],
        besides serverFindings: [SendFinding] = []
    ) -> SendJudgement {
        var scene = SendScene(attempt, tallies, isAudit: settings.mode == .audit)
        guard settings.mode != .off else {
            let verdict = serverFindings.verdict
            return scene.judgement(verdict, verdict, serverFindings, nil, false)
        }
        settleHold(in: &scene)
        let findings = serverFindings + findings(in: scene)
        let wouldHave = findings.verdict
        let inForce =
            settings.mode == .audit ? serverFindings : findings.filter { !$0.isTrial }
        let verdict = inForce.verdict
        startHold(in: &scene, because: findings)
        warn(of: findings, in: &scene)
        if case .admit = verdict {
            let charge = admit(in: &scene)
            if scene.isAudit, wouldHave != .admit { renewHold(in: &scene) }
            return scene.judgement(verdict, wouldHave, findings, charge, true)
        }
        let isRecorded = noteRefusal(by: verdict, findings, in: &scene)
        return scene.judgement(verdict, wouldHave, findings, nil, isRecorded)
    }

    /// In the order in which they name the reason.
    private func findings(in scene: SendScene) -> [SendFinding] {
        kindFindings(in: scene) + holdFindings(in: scene) + capFindings(in: scene)
            + limitFindings(in: scene) + countryFindings(in: scene) + answerFindings(in: scene)
            + budgetFindings(in: scene)
    }

    private func kindFindings(in scene: SendScene) -> [SendFinding] {
        guard !settings.allows(scene.attempt.kind) else { return [] }
        return [.init(SendRule(.kind), on: scene.prefixAxis, .refuse, wait: .seconds(0))]
    }

    private func admit(in scene: inout SendScene) -> SendCharge {
        let charge = SendCharge(of: scene.attempt, isProbe: scene.isProbe)
        warnOfNearCaps(in: &scene)
        for axis in charge.axes { scene.change(axis) { $0.charge(charge) } }
        noteProbe(in: &scene)
        return charge
    }

    private func noteRefusal(
        by verdict: SendVerdict,
        _ findings: [SendFinding],
        in scene: inout SendScene
    ) -> Bool {
        let finding = findings.first { $0.rule == verdict.rule && !$0.isTrial }
        // The server's tally is not the project's to write in.
        let axis = finding?.axis.kind == .server ? SendAxis(.project, "") : finding?.axis
        guard let axis, scene.tally(axis).refusals(inMinuteOf: scene.now) < Self.recordedRefusals
        else { return false }
        let now = scene.now
        scene.change(axis) { $0.noteRefusal(at: now) }
        renewHold(in: &scene)
        return true
    }
}

extension SendScene {
    fileprivate func judgement(
        _ verdict: SendVerdict,
        _ wouldHave: SendVerdict,
        _ findings: [SendFinding],
        _ charge: SendCharge?,
        _ isRecorded: Bool
    ) -> SendJudgement {
        SendJudgement(
            verdict: verdict,
            wouldHave: wouldHave,
            findings: findings,
            charge: charge,
            isRecorded: isRecorded,
            tallies: changed,
            // What happens to a hold happens once, also where refusals are many.
            alerts: isRecorded ? alerts : alerts.filter(\.kind.isAboutHold)
        )
    }
}

extension SendTally {
    func refusals(inMinuteOf now: Timestamp) -> Int {
        let start = SendBucket.Width.minute.start(of: now)
        return buckets.last { $0.width == .minute && $0.start == start }?.count.refused ?? 0
    }
}
