package import DialtoneBasics

extension SendRules {
    private static let budgeted: [SendDimension.Kind] = [
        .prefix, .network, .country, .app, .project,
    ]
    private static let capped: [SendDimension.Kind] = [.project, .country]

    /// Returns the exceeded budgets for unanswered messages.
    func budgetViolations(in context: SendRuleContext) -> [SendViolation] {
        context.dimensions(Self.budgeted).flatMap { dimension -> [SendViolation] in
            guard !(context.isProbe && dimension.kind == .prefix),
                let budget = settings.budgets[dimension.kind]
            else { return [] }
            return SendSpan.allCases.compactMap {
                violation(of: budget, on: dimension, in: $0, context)
            }
        }
    }

    private func violation(
        of budget: SendBudget,
        on dimension: SendDimension,
        in span: SendSpan,
        _ context: SendRuleContext
    ) -> SendViolation? {
        let tally = context.tally(dimension)
        guard let floor = budget[span]?.micros,
            let whole = budget.allowance(for: tally, in: span, at: context.now)
        else { return nil }
        let cost = context.attempt.cost.micros
        let out = tally.count(in: span, at: context.now).unansweredSpend + cost
        let isOver = Double(out) > whole
        // Half of the whole would ask the users of every campaign with fewer than half of its codes
        // entered.
        let left = Double(floor) * (1 - (proofShare(for: context.attempt) ?? 1))
        let allowed = isOver ? whole : whole - left
        guard Double(out) > allowed else { return nil }
        return SendViolation(
            SendRule(.budget, dimension.kind, span),
            on: dimension,
            isOver ? .refuse : .stepUp,
            wait: tally.wait(in: span, at: context.now) {
                Double($0.unansweredSpend + cost) <= Double(floor)
            },
            measured: out,
            allowed: Int64(allowed)
        )
    }

    /// Returns the exceeded spending caps.
    func capViolations(in context: SendRuleContext) -> [SendViolation] {
        let attempt = context.attempt
        let reserve = attempt.isProved && attempt.isKnown ? settings.caps.reserve : 0
        return caps(in: context).compactMap { dimension, span, cap, floor in
            let tally = context.tally(dimension)
            let allowed = Int64(Double(cap.micros) * (1 + reserve))
            let least = Int64(Double(floor.micros) * (1 + reserve))
            let spent = tally.count(in: span, at: context.now).spent + attempt.cost.micros
            guard spent > allowed else { return nil }
            return SendViolation(
                SendRule(.cap, dimension.kind, span),
                on: dimension,
                .refuse,
                wait: tally.wait(in: span, at: context.now) {
                    $0.spent + attempt.cost.micros <= least
                },
                measured: spent,
                allowed: allowed
            )
        }
    }

    /// A cap on a message, and its value without the answers of its own span.
    private typealias Cap = (
        dimension: SendDimension, span: SendSpan, cap: SpendAmount, floor: SpendAmount
    )

    private func caps(in context: SendRuleContext) -> [Cap] {
        let (caps, now) = (settings.caps, context.now)
        let project = ProjectTally(
            context.tally(SendDimension(.project, "")),
            createdAt: projectCreatedAt
        )
        return context.dimensions(Self.capped).flatMap { dimension in
            let tally = context.tally(dimension)
            return SendSpan.allCases.compactMap { span -> Cap? in
                guard let cap = caps.cap(on: tally, in: span, of: project, at: now),
                    let floor = caps.cap(
                        on: tally,
                        in: span,
                        of: project,
                        entered: 0,
                        at: now
                    )
                else { return nil }
                return (dimension, span, cap, floor)
            }
        }
    }
}

extension SendRules {
    /// Raises an alert for each cap of which this message exceeds 80%.
    ///
    /// It ignores the answers of the cap's own span, which raise the cap, so that operators still
    /// get the alert.
    func warnOfNearCaps(in context: inout SendRuleContext) {
        for (dimension, span, _, cap) in caps(in: context) {
            let spent = context.tally(dimension).count(in: span, at: context.now).spent
            let near = cap.micros / 5 * 4
            guard spent < near, spent + context.attempt.cost.micros >= near else { continue }
            let rule = SendRule(.cap, dimension.kind, span)
            let text = amount(cap.micros)
            context.alert(
                .capNear,
                on: dimension,
                rule: rule,
                since: Self.period(of: span, at: context.now),
                "80% of the cap for this \(span.rawValue), \(text), is spent."
            )
        }
    }

    /// Raises alerts for the caps and budgets that stop messages.
    ///
    /// Prefixes have an alert for their hold, networks would cause too many alerts, and the server
    /// raises alerts for its own caps.
    func warn(of violations: [SendViolation], in context: inout SendRuleContext) {
        for violation in violations where violation.weight == .refuse {
            guard ![.prefix, .network, .server].contains(violation.dimension.kind) else { continue }
            guard let span = violation.rule.span else { continue }
            let text = amount(violation.allowed)
            switch violation.rule.name {
            case .cap:
                context.alert(
                    .capReached,
                    on: violation.dimension,
                    rule: violation.rule,
                    since: Self.period(of: span, at: context.now),
                    "The cap for this \(span.rawValue), \(text), is reached."
                )
            case .budget:
                context.alert(
                    .budgetReached,
                    on: violation.dimension,
                    rule: violation.rule,
                    since: Self.period(of: span, at: context.now),
                    "The budget of unanswered messages for this \(span.rawValue), \(text), is used up."
                )
            case .notices:
                context.alert(
                    .budgetReached,
                    on: violation.dimension,
                    rule: violation.rule,
                    since: Self.period(of: span, at: context.now),
                    "The limit of \(violation.allowed) notices for this day is reached: owners are not told of changes to their accounts."
                )
            case .kind, .hold, .limit, .answers, .countries: continue
            }
        }
    }

    /// Returns the start of the hour or day in which a rule of `span` raises one alert.
    ///
    /// The time identifies the alert, so spans that start together are a millisecond apart: the
    /// alert for an hourly cap must not suppress the one for the daily cap.
    package static func period(of span: SendSpan, at now: Timestamp) -> Timestamp {
        switch span {
        case .tenMinutes, .hour: SendBucket.Width.hour.start(of: now)
        case .day: SendBucket.Width.day.start(of: now) + TimeSpan(milliseconds: 1)
        case .month: SendBucket.Width.day.start(of: now) + TimeSpan(milliseconds: 2)
        }
    }

    private func amount(_ micros: Int64) -> String { Self.amount(micros, settings.currency) }

    package static func amount(_ micros: Int64, _ currency: String) -> String {
        let cents = (micros + 5_000) / 10_000
        let rest = cents % 100
        return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest) \(currency)"
    }
}
