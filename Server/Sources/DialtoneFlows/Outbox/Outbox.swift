import DialtoneBasics
import DialtoneModel
import Logging

/// Delivers due items from the database to their receivers.
///
/// Every node does it, and each attempt is made by one node. A receiver may get an item twice, if a
/// response is lost or a node dies before it records the result, and items may arrive out of order.
struct Outbox<Item: OutboxItem> {
    let store: any DataStore
    let records: OutboxRecords<Item>

    /// The maximum number of concurrent deliveries.
    let width: Int

    let clock: ServerClock
    let logger: Logger

    /// Attempts every due delivery, and returns the number of attempts.
    ///
    /// `attempt` returns the item it was given, updated with the result.
    func deliverDue(_ attempt: @escaping @Sendable (Item) async throws -> Item) async throws -> Int
    {
        var attempts = 0
        while !Task.isCancelled {
            let claimed = try await claim()
            guard !claimed.isEmpty else { break }
            attempts += claimed.count
            try await withThrowingTaskGroup(of: Void.self) { group in
                for item in claimed {
                    group.addTask { try await note(attempt(item)) }
                }
                try await group.waitForAll()
            }
        }
        return attempts
    }

    private func claim() async throws -> [Item] {
        let now = clock.now
        // Checked in a read transaction first: an idle server must not write every few seconds.
        guard try await store.read({ try records.isAnyDue($0, now) }) else { return [] }
        let claim = OutboxRecords<Item>.Claim(now: now, lease: now + Item.lease, limit: width)
        return try await store.write { try records.claim($0, claim) }
    }

    private func note(_ item: Item) async throws {
        try await store.write { try records.save($0, item) }
        guard item.state != .delivered else { return }
        let details: Logger.Metadata = [
            "attempts": "\(item.attempts)",
            "failure": "\(item.lastError ?? "")",
            "state": "\(item.state.rawValue)",
        ]
        logger.warning(
            Item.complaint,
            metadata: item.metadata.merging(details) { own, _ in own }
        )
    }
}

/// The stored items of one kind.
struct OutboxRecords<Item: OutboxItem>: Sendable {
    /// Whether an item is due at a time.
    let isAnyDue: @Sendable (any DataReader, Timestamp) throws -> Bool

    /// Claims items that are due, and postpones their next attempt.
    let claim: @Sendable (any DataWriter, Claim) throws -> [Item]

    /// Saves the outcome of an attempt, unless another one began in the meantime.
    let save: @Sendable (any DataWriter, Item) throws -> Void

    struct Claim: Sendable {
        let now: Timestamp

        /// When the items are due again.
        let lease: Timestamp

        /// The maximum number of items.
        let limit: Int
    }
}

extension OutboxRecords<HookDelivery> {
    static let hookDeliveries = Self(
        isAnyDue: { try $0.hasDeliveries(dueAt: $1) },
        claim: { try $0.claimDeliveries(dueAt: $1.now, until: $1.lease, limit: $1.limit) },
        save: { try $0.save($1) }
    )
}

extension OutboxRecords<OperatorMail> {
    static let operatorMails = Self(
        isAnyDue: { try $0.hasOperatorMails(dueAt: $1) },
        claim: { try $0.claimOperatorMails(dueAt: $1.now, until: $1.lease, limit: $1.limit) },
        save: { try $0.save($1) }
    )
}
