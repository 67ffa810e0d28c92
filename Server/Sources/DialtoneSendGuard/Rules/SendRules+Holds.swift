import DialtoneBasics

extension SendRules {
    /// Ends an expired hold, or makes the message a probe if one is due.
    func settleHold(in context: inout SendRuleContext) {
        let dimension = context.prefixDimension
        guard let hold = context.tally(dimension).hold else { return }
        if context.now < hold.until {
            context.isProbe = context.now >= hold.nextProbeAt
            return
        }
        context.change(dimension) { $0.release() }
        context.alert(
            .holdEnded,
            on: dimension,
            rule: nil,
            since: hold.since,
            "The hold expired. Messages to these numbers are sent again."
        )
    }

    func holdViolations(in context: SendRuleContext) -> [SendViolation] {
        guard !context.isProbe, let hold = context.tally(context.prefixDimension).hold else {
            return []
        }
        return [
            .init(
                SendRule(.hold, .prefix),
                on: context.prefixDimension,
                .refuse,
                wait: hold.wait(at: context.now)
            )
        ]
    }

    /// Starts a hold on the prefix when its own limit or budget is exhausted.
    ///
    /// In audit mode, no message is stopped, so any number of prefixes exhaust theirs. There, a
    /// message that another rule would have stopped starts no hold, because it would not have
    /// counted.
    func startHold(in context: inout SendRuleContext, because violations: [SendViolation]) {
        let dimension = context.prefixDimension
        let refusals = violations.filter { $0.weight == .refuse }
        let causes = refusals.filter { $0.holds(dimension) }
        if context.isAudit, refusals.contains(where: { !$0.isTrial && !$0.holds(dimension) }) {
            return
        }
        guard let cause = causes.first, context.tally(dimension).hold == nil,
            let hold = SendHold(
                at: context.now,
                policy: settings.hold,
                budget: settings.budgets.prefix
            )
        else { return }
        context.change(dimension) { $0.hold = hold }
        context.alert(
            .holdStarted,
            on: dimension,
            rule: cause.rule,
            since: hold.since,
            "Messages to numbers with this prefix are held: too few of the codes were entered."
        )
    }

    /// Extends the hold if there are enough rejected requests.
    func renewHold(in context: inout SendRuleContext) {
        let dimension = context.prefixDimension
        guard var hold = context.tally(dimension).hold, let duration = settings.hold.duration else {
            return
        }
        hold.refused += 1
        if hold.refused >= settings.hold.renewedBy {
            hold.refused = 0
            hold.until = max(hold.until, context.now + duration)
            context.alert(
                .holdRenewed,
                on: dimension,
                rule: SendRule(.hold, .prefix),
                since: SendBucket.Width.day.start(of: context.now),
                "The hold was extended: requests for these numbers continue."
            )
        }
        context.change(dimension) { $0.hold = hold }
    }

    func noteProbe(in context: inout SendRuleContext) {
        guard context.isProbe else { return }
        let next = context.now + settings.hold.probeEvery
        context.change(context.prefixDimension) { tally in
            tally.hold?.probes += 1
            tally.hold?.nextProbeAt = next
        }
    }
}

extension SendViolation {
    /// Whether the violation is a reason to hold the prefix of `dimension`.
    fileprivate func holds(_ dimension: SendDimension) -> Bool {
        self.dimension == dimension && [.budget, .limit].contains(rule.name)
    }
}
