/// Deletes what nobody can use any more, so that neither disks nor secrets pile up.
///
/// Every node may do it at any time, also while others do. Signing keys that have had their
/// time are the key ring's own business.
package struct Housekeeping: Sendable {
    /// How long a verification session is kept after it expired, for whoever asks what happened.
    package static let sessionRetention = TimeSpan.hours(24)

    /// How long a number's ledger counts: the longest span of any limit.
    package static let ledgerRetention = TimeSpan.days(1)

    /// How long the counts of calls from an address are needed: the longest span of any limit, and
    /// the hour in which it began.
    static let callTallyRetention = TimeSpan.hours(25)

    /// How long nobody used an anonymous account that is deleted, where a project wants that.
    package static let anonymousRetention = TimeSpan.days(30)

    /// How many records one transaction deletes; it is small so that no request waits for it.
    package static let batch = 500

    private let store: any DataStore
    private let clock: ServerClock
    private let random: RandomSource

    package init(store: any DataStore, clock: ServerClock, random: RandomSource) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// Deletes in small transactions, one after the other, for each kind of record.
    package func tidy() async throws -> TidiedRecords {
        let now = clock.now
        var tidied = TidiedRecords()
        for kind in RetainedRecords.all {
            tidied[keyPath: kind.count] = try await deleteAll {
                try kind.delete($0, now - kind.retention, Self.batch)
            }
        }
        tidied.messages = try await deleteOldMessages(at: now)
        tidied.anonymousAccounts = try await deleteIdleAnonymousAccounts(at: now)
        return tidied
    }

    /// A message may have many names, or none, so that each kind of record has a loop of its own.
    private func deleteOldMessages(at now: Timestamp) async throws -> Int {
        let end = now - MessageRecord.retention
        _ = try await deleteAll { try $0.deleteMessageNames(createdBefore: end, limit: Self.batch) }
        return try await deleteAll {
            try $0.deleteMessages(createdBefore: end, limit: Self.batch)
        }
    }

    /// Runs `delete` until it finds less than a batch.
    private func deleteAll(
        _ delete: @escaping @Sendable (any DataWriter) throws -> Int
    ) async throws -> Int {
        var total = 0
        var count: Int
        repeat {
            count = try await store.write(delete)
            total += count
        } while count >= Self.batch
        return total
    }

    private func deleteIdleAnonymousAccounts(at now: Timestamp) async throws -> Int {
        let projects = try await store.read { data in
            let projects = try data.projects()
            return try (projects + projects.flatMap { try data.tenants(of: $0.id) })
                .filter(\.settings.deletesIdleAnonymousAccounts).map(\.id)
        }
        var total = 0
        for project in projects {
            var count: Int
            repeat {
                count = try await store.write { data in
                    let accounts = try data.deleteAnonymousAccounts(
                        of: project,
                        unusedSince: now - Self.anonymousRetention,
                        limit: Self.batch
                    )
                    let events = try AccountEvents(of: project, in: data, at: now, random: random)
                    for account in accounts {
                        try events.record(.accountDeleted, of: account, in: data)
                    }
                    return accounts.count
                }
                total += count
            } while count == Self.batch
        }
        return total
    }
}
