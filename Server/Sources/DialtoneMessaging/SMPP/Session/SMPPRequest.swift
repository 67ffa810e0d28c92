import NIOCore

/// A request until its response comes, on the event loop of its connection only.
final class SMPPRequest {
    let operation: SMPPOperation
    let deadline: NIODeadline

    /// Hears a response that comes after the time for it is over.
    let late: LateAnswers.Listener?
    private let promise: EventLoopPromise<SMPPPDU>
    private var timer: Scheduled<Void>?
    private(set) var isOver = false

    init(
        _ operation: SMPPOperation,
        by deadline: NIODeadline,
        on loop: any EventLoop,
        late: LateAnswers.Listener? = nil
    ) {
        self.operation = operation
        self.deadline = deadline
        self.late = late
        promise = loop.makePromise()
    }

    var response: EventLoopFuture<SMPPPDU> { promise.futureResult }

    /// Only messages count: a connection must be asked whether it works above all when it is full.
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
