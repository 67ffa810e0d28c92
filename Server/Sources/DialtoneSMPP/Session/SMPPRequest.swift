import NIOCore

/// A request with its response; must be used on the event loop of its connection.
final class SMPPRequest {
    let operation: SMPPOperation
    let deadline: NIODeadline

    /// The handler for a response that arrives after the timeout.
    let late: LateResponses.Listener?
    private let promise: EventLoopPromise<SMPPPDU>
    private var timer: Scheduled<Void>?
    private(set) var isOver = false

    init(
        _ operation: SMPPOperation,
        by deadline: NIODeadline,
        on loop: any EventLoop,
        late: LateResponses.Listener? = nil
    ) {
        self.operation = operation
        self.deadline = deadline
        self.late = late
        promise = loop.makePromise()
    }

    var response: EventLoopFuture<SMPPPDU> { promise.futureResult }

    /// Whether the request counts toward the window, which only messages do.
    ///
    /// A full connection above all must still be checked with `enquire_link`.
    var isCounted: Bool {
        if case .submit = operation { true } else { false }
    }

    func expire(at deadline: NIODeadline, _ work: @escaping () -> Void) {
        timer?.cancel()
        timer = promise.futureResult.eventLoop.assumeIsolated()
            .scheduleTask(deadline: deadline, work)
    }

    func end(_ result: Result<SMPPPDU, SMPPFailure>) {
        guard !isOver else { return }
        isOver = true
        timer?.cancel()
        promise.completeWith(result.mapError { $0 })
    }
}
