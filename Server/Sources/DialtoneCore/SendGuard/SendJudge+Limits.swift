extension SendJudge {
    private static let limited: [SendAxis.Kind] = [
        .address, .network, .instance, .prefix, .country, .app, .project,
    ]

    /// Limits on messages that nobody answered.
    func limitFindings(in scene: SendScene) -> [SendFinding] {
        scene.axes(Self.limited).flatMap { axis -> [SendFinding] in
            guard !(scene.isProbe && axis.kind == .prefix) else { return [] }
            return SendSpan.allCases.compactMap { finding(on: axis, in: $0, scene) }
        }
    }

    private func finding(
        on axis: SendAxis,
        in span: SendSpan,
        _ scene: SendScene
    ) -> SendFinding? {
        let policy = settings.limits[axis.kind]
        let isShared = axis.kind == .address && scene.attempt.isTrusted
        let times = isShared ? settings.limits.addressProvedTimes : 1
        let tally = scene.tally(axis)
        let count = tally.count(in: span, at: scene.now)
        let unanswered = count.unanswered
        guard let floor = policy.allowance(in: span, entered: 0, times: times),
            let limit = policy.allowance(in: span, entered: count.entered, times: times)
        else { return nil }
        let step = proofShare(for: scene.attempt).map { max(1, Int(Double(limit) * $0)) }
        let isOver = unanswered >= limit
        let allowed = isOver ? limit : step ?? limit
        guard unanswered >= allowed else { return nil }
        return SendFinding(
            SendRule(.limit, axis.kind, span),
            on: axis,
            isOver ? .refuse : .stepUp,
            wait: tally.wait(in: span, at: scene.now) { $0.unanswered < min(floor, allowed) },
            measured: Int64(unanswered + 1),
            allowed: Int64(allowed)
        )
    }

    /// From which share of a limit on the app has to prove itself; `nil` if it did.
    func proofShare(for attempt: SendAttempt) -> Double? {
        attempt.isTrusted ? nil : settings.proofFrom
    }

    /// One address that asks for many countries, and gets no code right.
    func countryFindings(in scene: SendScene) -> [SendFinding] {
        guard let limit = settings.countriesPerAddress, !scene.attempt.isTrusted else { return [] }
        return scene.axes([.address]).compactMap { axis in
            let tally = scene.tally(axis)
            let count = tally.countryCount(with: scene.attempt.region, at: scene.now)
            guard count > limit, tally.count(in: .day, at: scene.now).entered == 0 else {
                return nil
            }
            return SendFinding(
                SendRule(.countries, .address, .day),
                on: axis,
                .stepUp,
                wait: SendSpan.day.duration,
                measured: Int64(count),
                allowed: Int64(limit)
            )
        }
    }

    /// Prefixes and countries of which too few messages are answered.
    func answerFindings(in scene: SendScene) -> [SendFinding] {
        guard !scene.attempt.isTrusted else { return [] }
        let isTrial = scene.now < projectCreatedAt + settings.answers.trial
        return scene.axes([.prefix, .country]).flatMap { axis -> [SendFinding] in
            guard !(scene.isProbe && axis.kind == .prefix) else { return [] }
            let tally = scene.tally(axis)
            return SendSpan.allCases.compactMap { span in
                let count = tally.count(in: span, at: scene.now)
                let allowed = settings.answers.allowance(in: span, entered: count.entered)
                guard let allowed, count.unanswered >= allowed else { return nil }
                return SendFinding(
                    SendRule(.answers, axis.kind, span),
                    on: axis,
                    .stepUp,
                    wait: tally.wait(in: span, at: scene.now) { $0.unanswered < allowed },
                    measured: Int64(count.unanswered + 1),
                    allowed: Int64(allowed),
                    isTrial: isTrial
                )
            }
        }
    }
}
