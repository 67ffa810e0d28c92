import DialtoneBasics

extension SendRules {
    private static let limited: [SendDimension.Kind] = [
        .address, .network, .instance, .prefix, .country, .app, .project,
    ]

    /// Returns the violated limits on unanswered messages.
    func limitViolations(in context: SendRuleContext) -> [SendViolation] {
        context.dimensions(Self.limited).flatMap { dimension -> [SendViolation] in
            guard !(context.isProbe && dimension.kind == .prefix) else { return [] }
            return SendSpan.allCases.compactMap { violation(on: dimension, in: $0, context) }
        }
    }

    private func violation(
        on dimension: SendDimension,
        in span: SendSpan,
        _ context: SendRuleContext
    ) -> SendViolation? {
        let policy = settings.limits[dimension.kind]
        let share = proofShare(for: context.attempt)
        let provedTimes = dimension.kind == .address ? settings.limits.addressProvedTimes : 1
        let times = context.attempt.isTrusted ? provedTimes : 1
        let tally = context.tally(dimension)
        let count = tally.count(in: span, at: context.now)
        let unanswered = count.unanswered
        guard let floor = policy.allowance(in: span, entered: 0, times: times),
            let limit = policy.allowance(in: span, entered: count.entered, times: times),
            let provedLimit = policy.allowance(
                in: span,
                entered: count.entered,
                times: provedTimes
            )
        else { return nil }
        // An app that could have more messages with a proof is asked for one first.
        let end = share == nil ? limit : max(limit, provedLimit)
        let step = share.map { max(1, Int(Double(limit) * $0)) }
        let isOver = unanswered >= end
        let allowed = isOver ? end : step ?? end
        guard unanswered >= allowed else { return nil }
        return SendViolation(
            SendRule(.limit, dimension.kind, span),
            on: dimension,
            isOver ? .refuse : .stepUp,
            wait: tally.wait(in: span, at: context.now) { $0.unanswered < min(floor, allowed) },
            measured: Int64(unanswered + 1),
            allowed: Int64(allowed)
        )
    }

    /// Returns the share of a limit from which a proof is required; `nil` if the app has one.
    func proofShare(for attempt: SendAttempt) -> Double? {
        attempt.isTrusted ? nil : settings.proofFrom
    }

    /// Returns the violated limits on notices.
    func noticeViolations(in context: SendRuleContext) -> [SendViolation] {
        context.dimensions([.prefix, .country, .project]).compactMap { dimension in
            let tally = context.tally(dimension)
            let count = tally.count(in: .day, at: context.now)
            let allowed = settings.notices.allowance(for: tally, at: context.now)
            guard let allowed, count.notices >= allowed else { return nil }
            return SendViolation(
                SendRule(.notices, dimension.kind, .day),
                on: dimension,
                .refuse,
                wait: tally.wait(in: .day, at: context.now) { $0.notices < allowed },
                measured: Int64(count.notices + 1),
                allowed: Int64(allowed)
            )
        }
    }

    /// Returns a violation if an address requests many countries without an answer.
    func countryViolations(in context: SendRuleContext) -> [SendViolation] {
        guard let limit = settings.countriesPerAddress, !context.attempt.isTrusted else {
            return []
        }
        return context.dimensions([.address]).compactMap { dimension in
            let tally = context.tally(dimension)
            let count = tally.countryCount(with: context.attempt.region, at: context.now)
            guard count > limit, tally.count(in: .day, at: context.now).entered == 0 else {
                return nil
            }
            return SendViolation(
                SendRule(.countries, .address, .day),
                on: dimension,
                .stepUp,
                wait: SendSpan.day.duration,
                measured: Int64(count),
                allowed: Int64(limit)
            )
        }
    }

    /// Returns the prefixes and countries with too few answered messages.
    func answerViolations(in context: SendRuleContext) -> [SendViolation] {
        guard !context.attempt.isTrusted else { return [] }
        let isTrial = context.now < projectCreatedAt + settings.answers.trial
        return context.dimensions([.prefix, .country]).flatMap { dimension -> [SendViolation] in
            guard !(context.isProbe && dimension.kind == .prefix) else { return [] }
            let tally = context.tally(dimension)
            return SendSpan.allCases.compactMap { span in
                let unanswered = tally.count(in: span, at: context.now).unanswered
                let allowed = settings.answers.allowance(for: tally, in: span, at: context.now)
                guard let allowed, unanswered >= allowed else { return nil }
                return SendViolation(
                    SendRule(.answers, dimension.kind, span),
                    on: dimension,
                    .stepUp,
                    wait: tally.wait(in: span, at: context.now) { $0.unanswered < allowed },
                    measured: Int64(unanswered + 1),
                    allowed: Int64(allowed),
                    isTrial: isTrial
                )
            }
        }
    }
}
