/// What came of one attempt to tell a hook something.
struct DeliveryOutcome: Hashable, Sendable {
    let progress: OutboxProgress.Outcome

    /// What it was answered with, if it was answered by a status that says something.
    var status: Int?
}

extension DeliveryOutcome {
    init(of answer: OutboundAnswer) {
        switch answer.status {
        case 200..<300: self.init(progress: .delivered, status: answer.status)
        case 410:
            self.init(progress: .hopeless("it answered with status 410: it wants no more events"))
        default:
            let wish = answer.headers["retry-after"].flatMap { Int64($0) }
                .map { TimeSpan.seconds(min(max($0, 0), 86_400)) }
            self.init(
                progress: .failed("it answered with status \(answer.status)", wish: wish),
                status: answer.status
            )
        }
    }
}

extension HookDelivery {
    /// The delivery as it is once an attempt ended so.
    ///
    /// What was sent is not kept: the log says that, not what.
    func after(_ outcome: DeliveryOutcome, at now: Timestamp, random: RandomSource) -> Self {
        var delivery = self
        delivery.lastStatus = outcome.status
        delivery.progress.note(outcome.progress, at: now, random: random)
        if delivery.state != .pending { delivery.body = nil }
        return delivery
    }
}
