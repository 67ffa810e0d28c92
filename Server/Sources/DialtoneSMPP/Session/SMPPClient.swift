import DialtoneBasics
package import DialtoneModel
package import NIOCore

/// A client of one SMSC: submits messages and receives receipts over all its connections.
///
/// Must be used on the event loop of its dependencies.
package final class SMPPClient {
    /// A message that waits for a connection.
    private struct Waiter {
        let number: Int
        let timer: Scheduled<Void>
        let proceed: (Result<SMPPLink, SendProblem>) -> Void
    }

    private let dependencies: SMPPDependencies
    private let sink: any DeliveryEventSink
    private var binds: [SMPPBind] = []
    private var waiters: [Waiter] = []
    private var waiterCount = 0
    private var throttle = SMPPThrottle()
    private var book: ReceiptBook
    private var release: Scheduled<Void>?

    package init(_ dependencies: SMPPDependencies, reporting sink: any DeliveryEventSink) {
        self.dependencies = dependencies
        self.sink = sink
        book = ReceiptBook(
            form: dependencies.settings.receiptIDs,
            memory: dependencies.settings.rules.lateResponseTime
        )
    }

    package func start() {
        for _ in 0..<dependencies.settings.bindCount {
            for kind in dependencies.settings.binding.kinds {
                binds.append(
                    SMPPBind(
                        kind,
                        dependencies,
                        receive: { [weak self] in self?.receive($0) },
                        change: { [weak self] in self?.serveWaiters() }
                    )
                )
            }
        }
        for bind in binds { bind.start() }
    }

    package func stop() -> EventLoopFuture<Void> {
        release?.cancel()
        let ends = binds.map { $0.stop() }
        binds = []
        serveWaiters()
        return EventLoopFuture.andAllComplete(ends, on: dependencies.loop)
    }

    /// Submits a message; the future never fails.
    package func send(
        _ submission: Submission,
        of attempt: AttemptID,
        by deadline: NIODeadline
    ) -> EventLoopFuture<SendOutcome> {
        let promise = dependencies.loop.makePromise(of: SendOutcome.self)
        if let wait = throttle.wait(at: dependencies.clock.now) {
            promise.succeed(SMPPStatus.throttled.outcome(after: wait))
            return promise.futureResult
        }
        withLink(by: deadline) { result in
            switch result {
            case .success(let link):
                self.hand(submission, of: attempt, to: link, by: deadline)
                    .whenSuccess { promise.succeed($0) }
            case .failure(let problem):
                promise.succeed(.retryable(problem, after: nil))
            }
        }
        return promise.futureResult
    }

    private func hand(
        _ submission: Submission,
        of attempt: AttemptID,
        to link: SMPPLink,
        by deadline: NIODeadline
    ) -> EventLoopFuture<SendOutcome> {
        let attempt = AttemptReference(attempt, partCount: submission.requests.count)
        let message = book.open(attempt)
        let outcomes = submission.requests.map { request in
            let outcome = dependencies.loop.makePromise(of: PartOutcome.self)
            link.request(.submit(request), by: deadline) { pdu in
                self.learn(PartOutcome(.success(pdu)), of: attempt)
                self.name(PartOutcome(.success(pdu)), of: message)
            }
            .assumeIsolated().whenComplete {
                let result = PartOutcome($0)
                // Runs before any later PDU is processed, which may be the receipt.
                self.name(result, of: message)
                outcome.succeed(result)
            }
            return outcome.futureResult
        }
        return EventLoopFuture.whenAllSucceed(outcomes, on: dependencies.loop)
            .assumeIsolated()
            .map { outcomes in
                let outcome = outcomes.outcome(
                    segments: submission.segments,
                    retryAfter: self.throttleWait(after: outcomes)
                )
                // An unknown outcome omits the parts that are known, so they are reported here.
                if case .unknown = outcome {
                    for part in outcomes { self.learn(part, of: attempt) }
                }
                return outcome
            }
            .nonisolated()
    }

    private func throttleWait(after outcomes: [PartOutcome]) -> TimeSpan? {
        let now = dependencies.clock.now
        for case .refused(let status) in outcomes where status.isThrottling {
            return throttle.refuse(at: now, dependencies.random)
        }
        for case .taken in outcomes { throttle.succeed(at: now) }
        return nil
    }
}

// MARK: - Connections

extension SMPPClient {
    private var transmitters: [SMPPBind] { binds.filter(\.kind.transmits) }

    /// Uses the link with the lowest load; waits for one only if a connection may still succeed.
    private func withLink(
        by deadline: NIODeadline,
        _ proceed: @escaping (Result<SMPPLink, SendProblem>) -> Void
    ) {
        if let result = link() { return proceed(result) }
        waiterCount += 1
        let number = waiterCount
        let timer = dependencies.loop.assumeIsolated().scheduleTask(deadline: deadline) {
            self.waiters.removeAll { $0.number == number }
            proceed(.failure(SendProblem(.unavailable, "There is no connection to the SMSC.")))
        }
        waiters.append(Waiter(number: number, timer: timer, proceed: proceed))
    }

    /// Returns the link or the problem; `nil` while a connection may still succeed.
    private func link() -> Result<SMPPLink, SendProblem>? {
        if let link = transmitters.compactMap(\.link).min(by: { $0.load < $1.load }) {
            return .success(link)
        }
        let problems = transmitters.map(\.problem)
        if problems.contains(nil) { return nil }
        return .failure(
            problems.compactMap(\.self).first
                ?? SendProblem(.unavailable, "The gateway is closed.")
        )
    }

    private func serveWaiters() {
        while let waiter = waiters.first, let result = link() {
            waiters.removeFirst()
            waiter.timer.cancel()
            waiter.proceed(result)
        }
    }
}

// MARK: - Receipts

extension SMPPClient {
    private func name(_ outcome: PartOutcome, of message: Int) {
        if case .taken(let id) = outcome { report(book.name(id, of: message)) }
    }

    /// Reports one part of a message whose overall outcome is unknown.
    private func learn(_ outcome: PartOutcome, of attempt: AttemptReference) {
        switch outcome {
        case .taken(let id) where !id.isEmpty: tell(.accepted, id, attempt)
        case .refused(let status):
            // A rejected part has no message ID.
            let problem = status.problem
            tell(.failed, attempt.attemptID.text, attempt, problem.code, problem.reason)
        case .taken, .failed: break
        }
    }

    private func tell(
        _ state: DeliveryState,
        _ id: String,
        _ attempt: AttemptReference?,
        _ code: String? = nil,
        _ reason: SendProblem.Reason? = nil
    ) {
        sink.note(
            DeliveryEvent(
                gatewayName: dependencies.name,
                gatewayMessageID: id,
                attempt: attempt,
                state: state,
                code: code,
                reason: reason,
                // The date in a receipt lacks a time zone.
                at: dependencies.clock.now
            )
        )
    }

    /// Processes a receipt; any other message is read for opt-out keywords only.
    private func receive(_ message: SMPPMessage) {
        guard let receipt = DeliveryReceipt(message) else {
            if let request = OptOutRequest(
                message,
                to: dependencies.name,
                at: dependencies.clock.now
            ) {
                sink.note(request)
            }
            return
        }
        report(book.note(receipt, at: dependencies.clock.now))
        scheduleRelease()
    }

    private func report(_ findings: [ReceiptBook.Finding]) {
        for finding in findings {
            let receipt = finding.receipt
            tell(
                receipt.state.deliveryState,
                finding.messageID,
                finding.attempt,
                receipt.code,
                receipt.reason
            )
        }
    }

    private func scheduleRelease() {
        guard book.holdsAny, release == nil else { return }
        release = dependencies.loop.assumeIsolated().scheduleTask(in: HeldReceipts.timeout.amount) {
            self.release = nil
            self.report(self.book.release(at: self.dependencies.clock.now))
            self.scheduleRelease()
        }
    }
}
