import Logging

/// Takes what is due out of the database to whoever it is for.
///
/// Every node does it, and each attempt is one node's. A receiver may get a thing twice, when an
/// answer is lost or a node dies before its own note of it, and things may overtake each other.
struct Outbox<Item: OutboxItem> {
    let store: any DataStore

    /// How many are on their way at once.
    let width: Int

    let clock: ServerClock
    let logger: Logger

    /// Tries everything that is due, and says how many attempts that took.
    ///
    /// `attempt` returns what it was given as it is afterwards.
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
        // Looked at first: an idle server must not write every few seconds.
        guard try await store.read({ try Item.isAnyDue(at: now, in: $0) }) else { return [] }
        return try await store.write {
            try Item.claim(dueAt: now, until: now + Item.lease, limit: width, in: $0)
        }
    }

    private func note(_ item: Item) async throws {
        try await store.write { try item.save(in: $0) }
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
