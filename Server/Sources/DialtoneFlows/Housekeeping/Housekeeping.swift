package import DialtoneBasics
package import DialtoneModel

/// Deletes records that are no longer needed, so that neither data nor secrets accumulate.
///
/// Every node may run it at any time, also concurrently. The key ring deletes expired signing keys
/// itself.
package struct Housekeeping: Sendable {
    /// How long a verification session is kept after it expires, for status requests.
    package static let sessionRetention = TimeSpan.hours(24)

    /// How long the counts of calls from an address are needed: the longest span of any limit, and
    /// the hour in which it began.
    static let callTallyRetention = TimeSpan.hours(25)

    /// How long an anonymous account must be unused to be deleted, if a project enables that.
    package static let anonymousRetention = TimeSpan.days(30)

    /// The maximum number of records that one transaction deletes; small, so that requests do not
    /// wait.
    package static let batch = 500

    private let store: any DataStore
    private let clock: ServerClock
    private let random: RandomSource
    private let messageRetention: TimeSpan

    /// Messages, and the guard's decisions about them, are kept for `messageRetention`.
    package init(
        store: any DataStore,
        clock: ServerClock,
        random: RandomSource,
        keepingMessagesFor messageRetention: TimeSpan = MessageRecord.retention
    ) {
        self.store = store
        self.clock = clock
        self.random = random
        self.messageRetention = messageRetention
    }

    /// Deletes expired records of each kind, in a series of small transactions.
    package func tidy() async throws -> TidiedRecords {
        let now = clock.now
        var tidied = TidiedRecords()
        for records in RetainedRecords.allCases {
            let end = now - records.retention(ofMessages: messageRetention)
            tidied[records] = try await deleteAll {
                try $0.delete(records, before: end, limit: Self.batch)
            }
        }
        tidied[.hookCalls] += try await deleteExcessHookCalls()
        tidied.messages = try await deleteOldMessages(at: now)
        tidied.anonymousAccounts = try await deleteIdleAnonymousAccounts(at: now)
        tidied[.expiredSessions] += try await deleteLimitedSessions(at: now)
        tidied.userLog = try await deleteOldUserLog(at: now)
        return tidied
    }

    /// Deletes the oldest calls of hooks in projects that have too many.
    private func deleteExcessHookCalls() async throws -> Int {
        let projects = try await store.read { data in
            let projects = try data.projects().map(\.id)
            return try projects.filter { try !data.hooks(of: $0).isEmpty }
        }
        var total = 0
        for project in projects {
            total += try await deleteAll {
                try $0.deleteHookCalls(of: project, beyond: HookCall.limit, limit: Self.batch)
            }
        }
        return total
    }

    /// Deletes the entries of each project's log of users that are older than it keeps them.
    private func deleteOldUserLog(at now: Timestamp) async throws -> Int {
        var total = 0
        for project in try await store.read({ try $0.projects() }) {
            let end = now - .days(Int64(project.settings.userLog.retentionDays))
            total += try await deleteAll {
                try $0.deleteUserLog(of: project.id, before: end, limit: Self.batch)
            }
        }
        return total
    }

    /// A message may have several names, or none, so each kind of record has a loop of its own.
    private func deleteOldMessages(at now: Timestamp) async throws -> Int {
        let end = now - messageRetention
        _ = try await deleteAll { try $0.deleteMessageNames(createdBefore: end, limit: Self.batch) }
        return try await deleteAll {
            try $0.deleteMessages(createdBefore: end, limit: Self.batch)
        }
    }

    /// Runs `delete` until it deletes less than a batch.
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

    /// Deletes the sessions that a limit of their project has ended.
    ///
    /// Sessions are read in the order of their sign-ins, the oldest first, so that no index needs
    /// the time of the last use, which changes often.
    private func deleteLimitedSessions(at now: Timestamp) async throws -> Int {
        let limited = try await store.read { data in
            try data.projects()
                .filter { $0.settings.sessions.lifetime != nil || $0.settings.sessions.idle != nil }
                .flatMap { project in
                    try ([project.id] + data.tenants(of: project.id).map(\.id)).map {
                        (id: $0, ends: SessionEnds(by: project.settings.sessions, at: now))
                    }
                }
        }
        var total = 0
        for project in limited {
            var last: SessionPlace?
            repeat {
                let page = try await store.write { [last] data in
                    try data.deleteSessions(
                        of: project.id,
                        ended: project.ends,
                        after: last,
                        limit: Self.batch
                    )
                }
                total += page.count
                last = page.last
            } while last != nil
        }
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

/// How many records of each kind a round of housekeeping deleted.
package struct TidiedRecords: Hashable, Sendable {
    package var messages = 0
    package var userLog = 0
    package var anonymousAccounts = 0
    private var counts: [RetainedRecords: Int] = [:]

    package subscript(records: RetainedRecords) -> Int {
        get { counts[records] ?? 0 }
        set { counts[records] = newValue }
    }
}
