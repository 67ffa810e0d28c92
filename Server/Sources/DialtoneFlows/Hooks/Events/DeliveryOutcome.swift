import DialtoneBasics
import DialtoneModel

/// The result of one attempt to deliver an event to a hook.
struct DeliveryOutcome: Hashable, Sendable {
    let progress: OutboxProgress.Outcome

    /// The HTTP status of the response, if it is meaningful.
    var status: Int?
}

extension DeliveryOutcome {
    init(of answer: OutboundResponse) {
        switch answer.status {
        case 200..<300: self.init(progress: .delivered, status: answer.status)
        case 410:
            self.init(
                progress: .permanentFailure("it responded with status 410 and gets no more events")
            )
        default:
            let retryAfter = answer.headers["retry-after"].flatMap { Int64($0) }
                .map { TimeSpan.seconds(min(max($0, 0), 86_400)) }
            self.init(
                progress: .failed(
                    "it responded with status \(answer.status)",
                    retryAfter: retryAfter
                ),
                status: answer.status
            )
        }
    }
}

extension HookDelivery {
    /// Returns the delivery, updated with the outcome of an attempt.
    ///
    /// The content that was sent is not kept: the log records only that it was sent.
    func after(_ outcome: DeliveryOutcome, at now: Timestamp, random: RandomSource) -> Self {
        var delivery = self
        delivery.lastStatus = outcome.status
        delivery.progress.note(outcome.progress, at: now, random: random)
        if delivery.state != .pending { delivery.body = nil }
        return delivery
    }
}
