package import DialtoneBasics
package import DialtoneModel
package import Logging

/// Delivers queued events to hooks.
package struct HookDeliverer: Sendable {
    private static let width = 16

    private let store: any DataStore
    private let dependencies: HookDependencies
    private let clock: ServerClock
    private let random: RandomSource
    private let outbox: Outbox<HookDelivery>

    package init(
        store: any DataStore,
        dependencies: HookDependencies,
        clock: ServerClock,
        random: RandomSource,
        logger: Logger
    ) {
        self.store = store
        self.dependencies = dependencies
        self.clock = clock
        self.random = random
        outbox = Outbox(
            store: store,
            records: .hookDeliveries,
            width: Self.width,
            clock: clock,
            logger: logger
        )
    }

    /// Attempts every due delivery, and returns the number of attempts.
    @discardableResult
    package func deliverDue() async throws -> Int {
        try await outbox.deliverDue { delivery in
            let start = clock.now
            var outcome = try await attempt(delivery)
            outcome.duration = clock.now - start
            return delivery.after(outcome, at: clock.now, random: random)
        }
    }

    private func attempt(_ delivery: HookDelivery) async throws -> DeliveryOutcome {
        guard let hook = try await store.read({ try $0.hook(delivery.hookID) }) else {
            return DeliveryOutcome(progress: .permanentFailure("the hook was removed"))
        }
        guard let body = delivery.body else {
            return DeliveryOutcome(progress: .permanentFailure("the event was deleted"))
        }
        do {
            var request = try SignedPost(hook: hook, id: delivery.id, body: Array(body.utf8))
                .request(at: clock.now, secrets: dependencies.secrets, policy: dependencies.policy)
            if delivery.resentAt != nil {
                request.headers.append((name: "webhook-resent", value: "true"))
            }
            return DeliveryOutcome(of: try await dependencies.http.send(request))
        } catch let failure as OutboundFailure {
            return .failed(failure)
        } catch let failure as HookFailure {
            return .failed(failure)
        } catch let fault as UnreadableSecret {
            return .failed(fault)
        }
    }
}

extension DeliveryOutcome {
    fileprivate static func failed(_ problem: some Error) -> Self {
        Self(progress: .failed("\(problem)", retryAfter: nil))
    }
}

/// The result of one attempt to deliver an event to a hook.
struct DeliveryOutcome: Hashable, Sendable {
    let progress: OutboxProgress.Outcome

    /// The HTTP status of the response, if it is meaningful.
    var status: Int?

    /// How long the attempt took.
    var duration: TimeSpan?
}

extension DeliveryOutcome {
    init(of answer: OutboundResponse) {
        switch answer.status {
        case 200..<300: self.init(progress: .delivered, status: answer.status)
        case 410:
            self.init(
                progress: .permanentFailure(
                    "it responded with status 410 and gets no more events"
                ),
                status: answer.status
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
    func after(_ outcome: DeliveryOutcome, at now: Timestamp, random: RandomSource) -> Self {
        var delivery = self
        delivery.lastStatus = outcome.status
        delivery.lastDuration = outcome.duration
        delivery.progress.note(outcome.progress, at: now, random: random)
        return delivery
    }
}
