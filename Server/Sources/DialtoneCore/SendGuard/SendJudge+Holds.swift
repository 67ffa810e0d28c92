extension SendJudge {
    /// Ends a hold that has run out, or finds that the next message is to probe it.
    func settleHold(in scene: inout SendScene) {
        let axis = scene.prefixAxis
        guard let hold = scene.tally(axis).hold else { return }
        if scene.now < hold.until {
            scene.isProbe = scene.now >= hold.nextProbeAt
            return
        }
        scene.change(axis) { $0.release() }
        scene.alert(
            .holdEnded,
            on: axis,
            rule: nil,
            since: hold.since,
            "Messages go to these numbers again: the hold ran out, and hardly anybody asked."
        )
    }

    func holdFindings(in scene: SendScene) -> [SendFinding] {
        guard !scene.isProbe, let hold = scene.tally(scene.prefixAxis).hold else { return [] }
        return [
            .init(
                SendRule(.hold, .prefix),
                on: scene.prefixAxis,
                .refuse,
                wait: hold.wait(at: scene.now)
            )
        ]
    }

    /// Holds the prefix when its own limit or budget is used up.
    ///
    /// An audit lets everything pass, so that any number of prefixes use theirs up: there, what
    /// another rule would have stopped holds no prefix, as it would have cost that one nothing.
    func startHold(in scene: inout SendScene, because findings: [SendFinding]) {
        let axis = scene.prefixAxis
        let refusals = findings.filter { $0.weight == .refuse }
        let causes = refusals.filter { $0.holds(axis) }
        if scene.isAudit, refusals.contains(where: { !$0.isTrial && !$0.holds(axis) }) { return }
        guard let cause = causes.first, scene.tally(axis).hold == nil,
            let hold = SendHold(
                at: scene.now,
                policy: settings.hold,
                budget: settings.budgets.prefix
            )
        else { return }
        scene.change(axis) { $0.hold = hold }
        scene.alert(
            .holdStarted,
            on: axis,
            rule: cause.rule,
            since: hold.since,
            "Numbers that begin like this get no messages, since too few were answered."
        )
    }

    /// Makes the hold longer while refused requests keep coming.
    func renewHold(in scene: inout SendScene) {
        let axis = scene.prefixAxis
        guard var hold = scene.tally(axis).hold, let duration = settings.hold.duration else {
            return
        }
        hold.refused += 1
        if hold.refused >= settings.hold.renewedBy {
            hold.refused = 0
            hold.until = max(hold.until, scene.now + duration)
            scene.alert(
                .holdRenewed,
                on: axis,
                rule: SendRule(.hold, .prefix),
                since: SendBucket.Width.day.start(of: scene.now),
                "Requests for these numbers keep coming, so that their hold is longer."
            )
        }
        scene.change(axis) { $0.hold = hold }
    }

    func noteProbe(in scene: inout SendScene) {
        guard scene.isProbe else { return }
        let next = scene.now + settings.hold.probeEvery
        scene.change(scene.prefixAxis) { tally in
            tally.hold?.probes += 1
            tally.hold?.nextProbeAt = next
        }
    }
}

extension SendFinding {
    /// Whether it is a reason to hold the prefix of `axis`.
    fileprivate func holds(_ axis: SendAxis) -> Bool {
        self.axis == axis && [.budget, .limit].contains(rule.name)
    }
}
