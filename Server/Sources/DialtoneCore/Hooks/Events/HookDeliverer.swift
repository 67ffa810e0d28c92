package import Logging

/// Takes events out of the outbox to the hooks that want them.
///
/// Every node does it, and each attempt is one node's. A hook may get an event twice, when an
/// answer is lost or a node crashes, and events may overtake each other.
package struct HookDeliverer: Sendable {
    /// How many events are on their way at once.
    private static let batchSize = 16

    /// How long an event belongs to the node that took it, which is longer than any attempt.
    package static let lease = TimeSpan.seconds(90)

    private let store: any DataStore
    private let parts: HookParts
    private let clock: ServerClock
    private let random: RandomSource
    private let logger: Logger

    package init(
        store: any DataStore,
        parts: HookParts,
        clock: ServerClock,
        random: RandomSource,
        logger: Logger
    ) {
        self.store = store
        self.parts = parts
        self.clock = clock
        self.random = random
        self.logger = logger
    }

    /// Tries everything that is due, and says how many attempts that took.
    @discardableResult
    package func deliverDue() async throws -> Int {
        var attempts = 0
        while !Task.isCancelled {
            let claimed = try await claim()
            guard !claimed.isEmpty else { break }
            attempts += claimed.count
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (delivery, hook) in claimed {
                    group.addTask { try await deliver(delivery, to: hook) }
                }
                try await group.waitForAll()
            }
        }
        return attempts
    }

    private func claim() async throws -> [(HookDelivery, Hook?)] {
        let now = clock.now
        // Looked at first: an idle server must not write every two seconds.
        guard try await store.read({ try $0.hasDeliveries(dueAt: now) }) else { return [] }
        return try await store.write { data in
            let claimed = try data.claimDeliveries(
                dueAt: now,
                until: now + Self.lease,
                limit: Self.batchSize
            )
            return try claimed.map { ($0, try data.hook($0.hookID)) }
        }
    }

    private func deliver(_ delivery: HookDelivery, to hook: Hook?) async throws {
        let outcome = try await attempt(delivery, to: hook)
        let delivery = delivery.after(outcome, at: clock.now, random: random)
        try await store.write { try $0.save(delivery) }
        guard delivery.state != .delivered else { return }
        logger.warning(
            "an event was not delivered",
            metadata: [
                "hook": "\(delivery.hookID.rawValue)",
                "webhook_id": "\(delivery.id)",
                "attempts": "\(delivery.attempts)",
                "failure": "\(delivery.lastError ?? "")",
                "state": "\(delivery.state.rawValue)",
            ]
        )
    }

    private func attempt(
        _ delivery: HookDelivery,
        to hook: Hook?
    ) async throws -> DeliveryOutcome {
        guard let hook else { return .hopeless("the hook is gone") }
        guard let body = delivery.body else { return .hopeless("the event is gone") }
        do {
            let request = try SignedPost(hook: hook, id: delivery.id, body: Array(body.utf8))
                .request(at: clock.now, secrets: parts.secrets, policy: parts.policy)
            return DeliveryOutcome(of: try await parts.http.send(request))
        } catch let failure as OutboundFailure {
            return .failed("\(failure)", status: nil, wish: nil)
        } catch let failure as HookFailure {
            return .failed("\(failure)", status: nil, wish: nil)
        } catch let fault as UnreadableSecret {
            return .failed("\(fault)", status: nil, wish: nil)
        }
    }
}
