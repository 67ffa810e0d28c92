extension SendJudge {
    private static let budgeted: [SendAxis.Kind] = [.prefix, .network, .country, .app, .project]
    private static let capped: [SendAxis.Kind] = [.project, .country]

    /// Budgets of what is out on messages that nobody answered.
    func budgetFindings(in scene: SendScene) -> [SendFinding] {
        scene.axes(Self.budgeted).flatMap { axis -> [SendFinding] in
            guard !(scene.isProbe && axis.kind == .prefix),
                let budget = settings.budgets[axis.kind]
            else { return [] }
            return SendSpan.allCases.compactMap { finding(of: budget, on: axis, in: $0, scene) }
        }
    }

    private func finding(
        of budget: SendBudget,
        on axis: SendAxis,
        in span: SendSpan,
        _ scene: SendScene
    ) -> SendFinding? {
        guard let floor = budget[span]?.micros else { return nil }
        let tally = scene.tally(axis)
        let count = tally.count(in: span, at: scene.now)
        let cost = scene.attempt.cost.micros
        let out = count.unansweredSpend + cost
        let whole = Double(floor) + budget.perVerified * Double(count.spentOnEntered)
        let isOver = Double(out) > whole
        let allowed = isOver ? whole : whole * (proofShare(for: scene.attempt) ?? 1)
        guard Double(out) > allowed else { return nil }
        return SendFinding(
            SendRule(.budget, axis.kind, span),
            on: axis,
            isOver ? .refuse : .stepUp,
            wait: tally.wait(in: span, at: scene.now) {
                Double($0.unansweredSpend + cost) <= Double(floor)
            },
            measured: out,
            allowed: Int64(allowed)
        )
    }

    /// Caps on all that is spent.
    func capFindings(in scene: SendScene) -> [SendFinding] {
        let attempt = scene.attempt
        let reserve = attempt.isProved && attempt.isKnown ? settings.caps.reserve : 0
        return caps(in: scene).compactMap { axis, span, cap, floor in
            let tally = scene.tally(axis)
            let allowed = Int64(Double(cap.micros) * (1 + reserve))
            let least = Int64(Double(floor.micros) * (1 + reserve))
            let spent = tally.count(in: span, at: scene.now).spent + attempt.cost.micros
            guard spent > allowed else { return nil }
            return SendFinding(
                SendRule(.cap, axis.kind, span),
                on: axis,
                .refuse,
                wait: tally.wait(in: span, at: scene.now) {
                    $0.spent + attempt.cost.micros <= least
                },
                measured: spent,
                allowed: allowed
            )
        }
    }

    /// A cap on a message, and its value without the answers of its own span.
    private typealias Cap = (
        axis: SendAxis, span: SendSpan, cap: SpendAmount, floor: SpendAmount
    )

    private func caps(in scene: SendScene) -> [Cap] {
        let (caps, now) = (settings.caps, scene.now)
        let project = scene.tally(SendAxis(.project, ""))
        return scene.axes(Self.capped).flatMap { axis in
            let tally = scene.tally(axis)
            return SendSpan.allCases.compactMap { span -> Cap? in
                guard let cap = caps.cap(on: tally, in: span, project: project, at: now),
                    let floor = caps.cap(
                        on: tally,
                        in: span,
                        project: project,
                        entered: 0,
                        at: now
                    )
                else { return nil }
                return (axis, span, cap, floor)
            }
        }
    }
}

extension SendJudge {
    /// Raises alerts for caps of which this message uses more than four fifths.
    ///
    /// This does not count the answers of their own span: they raise a cap, but operators get the
    /// alert all the same.
    func warnOfNearCaps(in scene: inout SendScene) {
        for (axis, span, _, cap) in caps(in: scene) {
            let spent = scene.tally(axis).count(in: span, at: scene.now).spent
            let near = cap.micros / 5 * 4
            guard spent < near, spent + scene.attempt.cost.micros >= near else { continue }
            let rule = SendRule(.cap, axis.kind, span)
            let text = amount(cap.micros)
            scene.alert(
                .capNear,
                on: axis,
                rule: rule,
                since: Self.period(of: span, at: scene.now),
                "Four fifths of \(text) are spent, the most that may be in this \(span.rawValue)."
            )
        }
    }

    /// Tells of the caps and budgets that stop messages; a prefix has its hold to tell of, and of
    /// networks there are too many, and the server tells of its own caps.
    func warn(of findings: [SendFinding], in scene: inout SendScene) {
        for finding in findings where finding.weight == .refuse {
            guard ![.prefix, .network, .server].contains(finding.axis.kind) else { continue }
            guard let span = finding.rule.span else { continue }
            let text = amount(finding.allowed)
            switch finding.rule.name {
            case .cap:
                scene.alert(
                    .capReached,
                    on: finding.axis,
                    rule: finding.rule,
                    since: Self.period(of: span, at: scene.now),
                    "\(text) are spent, the most that may be in this \(span.rawValue)."
                )
            case .budget:
                scene.alert(
                    .budgetReached,
                    on: finding.axis,
                    rule: finding.rule,
                    since: Self.period(of: span, at: scene.now),
                    "\(text) are out on messages that nobody answered in this \(span.rawValue)."
                )
            case .kind, .hold, .limit, .answers, .countries: continue
            }
        }
    }

    /// When the hour or day began that a rule of `span` is told of once for.
    ///
    /// What is told is known by this moment, so that spans which begin together are a
    /// millisecond apart: the cap of an hour must not keep quiet about the day's.
    static func period(of span: SendSpan, at now: Timestamp) -> Timestamp {
        switch span {
        case .tenMinutes, .hour: SendBucket.Width.hour.start(of: now)
        case .day: SendBucket.Width.day.start(of: now) + TimeSpan(milliseconds: 1)
        case .month: SendBucket.Width.day.start(of: now) + TimeSpan(milliseconds: 2)
        }
    }

    private func amount(_ micros: Int64) -> String { Self.amount(micros, settings.currency) }

    static func amount(_ micros: Int64, _ currency: String) -> String {
        let cents = (micros + 5_000) / 10_000
        let rest = cents % 100
        return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest) \(currency)"
    }
}
