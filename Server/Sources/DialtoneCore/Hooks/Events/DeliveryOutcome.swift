/// What came of one attempt to tell a hook something.
enum DeliveryOutcome: Hashable, Sendable {
    case accepted(Int)
    /// Not now; `wish` is how long the hook asks to be left alone.
    case failed(String, status: Int?, wish: TimeSpan?)
    /// Not now and not later.
    case hopeless(String)

    init(of answer: OutboundAnswer) {
        switch answer.status {
        case 200..<300: self = .accepted(answer.status)
        case 410: self = .hopeless("it answered with status 410: it wants no more events")
        default:
            self = .failed(
                "it answered with status \(answer.status)",
                status: answer.status,
                wish: answer.headers["retry-after"].flatMap { Int64($0) }
                    .map { TimeSpan.seconds(min(max($0, 0), 86_400)) }
            )
        }
    }
}

extension HookDelivery {
    /// The delivery as it is once an attempt ended so.
    func after(_ outcome: DeliveryOutcome, at now: Timestamp, random: RandomSource) -> Self {
        var delivery = self
        delivery.lastError = nil
        delivery.lastStatus = nil
        switch outcome {
        case .accepted(let status):
            delivery.lastStatus = status
            delivery.finish(.delivered, at: now)
        case .hopeless(let problem):
            delivery.lastError = problem
            delivery.finish(.dead, at: now)
        case .failed(let problem, let status, let wish):
            delivery.lastError = problem
            delivery.lastStatus = status
            if let wait = DeliverySchedule.wait(after: attempts, asked: wish, random: random) {
                delivery.dueAt = now + wait
            } else {
                delivery.finish(.dead, at: now)
            }
        }
        return delivery
    }

    /// What was sent is not kept: the log says that, not what.
    private mutating func finish(_ state: State, at now: Timestamp) {
        self.state = state
        finishedAt = now
        body = nil
    }
}
