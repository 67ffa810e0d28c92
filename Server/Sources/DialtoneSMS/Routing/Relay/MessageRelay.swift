import DialtoneBasics
import DialtoneModel
import Logging

/// Offers one message to its candidates until one accepts it.
struct MessageRelay: Sendable {
    private enum Event: Sendable {
        case answered(Int, SendOutcome)
        case late(Int)
        case retryDue(Int)
        case deadlinePassed
    }

    let message: TextMessage
    let candidates: [(choice: RouteChoice, gateway: OpenGateway)]
    let dependencies: RoutingDependencies

    /// Sends the message; calls `reply` once, as soon as the outcome is known.
    ///
    /// Returns when every gateway that was tried has responded.
    func run(_ reply: @escaping @Sendable (RelayState.Ending) -> Void) async {
        await withTaskGroup(of: Event.self) { group in
            var state = RelayState(candidateCount: candidates.count)
            var attempts: [AttemptID] = []
            group.addTask { await sleep(dependencies.timing.deadline, then: .deadlinePassed) }
            var steps = state.begin()
            while true {
                for step in steps {
                    switch step {
                    case .offer(let candidate, let cause):
                        let doubles = state.openOffers.dropLast().map { attempts[$0] }
                        let attempt = attempt(by: candidate, cause, isDouble: !doubles.isEmpty)
                        attempts.append(attempt.id)
                        start(attempt, number: attempts.count - 1, candidate, doubles, &group)
                    case .wait(let candidate, let delay):
                        let pause = max(
                            delay ?? dependencies.timing.retryPause,
                            dependencies.timing.retryPause
                        )
                        group.addTask { await sleep(pause, then: .retryDue(candidate)) }
                    case .finish(let ending):
                        reply(ending)
                    }
                }
                if state.ending != nil, !state.isAwaiting { break }
                guard let event = await group.next() else { break }
                if case .late(let number) = event, state.isAwaiting(number) {
                    dependencies.health.noteLate(
                        candidates[state.candidate(of: number)].gateway.name
                    )
                }
                steps = advance(&state, by: event)
            }
            group.cancelAll()
        }
    }

    private func advance(_ state: inout RelayState, by event: Event) -> [RelayState.Step] {
        switch event {
        case .answered(let number, let outcome): state.answered(number, outcome)
        case .late(let number): state.late(number)
        case .retryDue(let candidate): state.retryDue(candidate)
        case .deadlinePassed: state.deadlinePassed()
        }
    }

    private func attempt(
        by candidate: Int,
        _ cause: MessageAttempt.Cause,
        isDouble: Bool
    ) -> MessageAttempt {
        MessageAttempt(
            id: AttemptID(random: dependencies.random),
            sessionID: message.sessionID,
            projectID: message.projectID,
            gatewayName: candidates[candidate].gateway.name,
            cause: cause,
            choice: candidates[candidate].choice,
            isPossibleDouble: isDouble,
            startedAt: dependencies.clock.now
        )
    }

    private func start(
        _ attempt: MessageAttempt,
        number: Int,
        _ candidate: Int,
        _ doubles: [AttemptID],
        _ group: inout TaskGroup<Event>
    ) {
        let gateway = candidates[candidate].gateway
        group.addTask {
            .answered(number, await offer(attempt, to: gateway, besides: doubles))
        }
        group.addTask { await sleep(dependencies.timing.hedgeAfter, then: .late(number)) }
    }

    /// Records the attempt before the message is sent, and the response before it counts.
    private func offer(
        _ attempt: MessageAttempt,
        to gateway: OpenGateway,
        besides doubles: [AttemptID]
    ) async -> SendOutcome {
        do {
            try await dependencies.store.write { data in
                try data.insert(attempt)
                for id in doubles {
                    try data.markPossibleDouble(id, of: attempt.sessionID, at: attempt.startedAt)
                }
            }
        } catch {
            dependencies.logger.error(
                "the message log cannot be written",
                metadata: ["error": "\(error)"]
            )
            return .retryable(SendProblem(.other, "The message log cannot be written."), after: nil)
        }
        let outcome = await send(attempt, to: gateway)
        dependencies.health.note(outcome, by: gateway.name)
        report(outcome, of: attempt)
        let now = dependencies.clock.now
        dependencies.meter.note(
            .offered(gateway: gateway.name, outcome.kind, duration: now - attempt.startedAt)
        )
        do {
            try await dependencies.store.write { data in
                if outcome.saysOptedOut {
                    try OptOut.note(
                        refusalBy: gateway.name,
                        of: message.phoneNumber,
                        in: message.projectID,
                        at: now,
                        data: data
                    )
                }
                try data.saveAnswer(
                    of: attempt.answered(outcome, at: now),
                    // The link of a notice is not reported to gateways: they judge codes.
                    reportAt: message.notice == nil ? now + MessageReport.firstLook : nil
                )
            }
        } catch {
            dependencies.logger.error(
                "the message log cannot be written",
                metadata: ["error": "\(error)"]
            )
        }
        return outcome
    }

    private func send(_ attempt: MessageAttempt, to gateway: OpenGateway) async -> SendOutcome {
        let attempt = SMSAttempt(
            id: attempt.id,
            timeout: dependencies.timing.attemptTimeout,
            statusURL: dependencies.callbacks.statusURL(of: gateway.name)
        )
        let outcome = await gateway.use { await $0.send(message, as: attempt) }
        return outcome
            ?? .retryable(SendProblem(.unavailable, "The gateway was removed."), after: nil)
    }

    private func report(_ outcome: SendOutcome, of attempt: MessageAttempt) {
        guard let problem = outcome.problem else { return }
        dependencies.logger.warning(
            "an SMS gateway did not accept a message",
            metadata: [
                "gateway": "\(attempt.gatewayName)",
                "attempt": "\(attempt.id.text)",
                "reason": "\(problem.reason.rawValue)",
                "code": "\(problem.code ?? "")",
                "detail": "\(problem.detail)",
            ]
        )
    }

    private func sleep(_ span: TimeSpan, then event: Event) async -> Event {
        try? await dependencies.ticks.sleep(for: .milliseconds(span.milliseconds))
        return event
    }
}

extension SendOutcome {
    /// Whether the gateway rejected the number because its owner opted out.
    fileprivate var saysOptedOut: Bool {
        if case .permanent(let problem) = self { problem.reason == .optedOut } else { false }
    }
}
