package import DialtoneBasics
package import DialtoneModel

/// Exports what the database has about one user, and erases it.
package struct PersonalDataDesk: Sendable {
    private let store: any DataStore
    private let clock: ServerClock
    private let random: RandomSource

    package init(store: any DataStore, clock: ServerClock, random: RandomSource) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// Returns all data about the user, of one moment, without secrets.
    package func export(_ id: AccountID, of project: ProjectID) async throws -> PersonalExport {
        let now = clock.now
        AuditTrail.current?.note(target: AuditTarget(.user, id: id.rawValue))
        return try await store.read { data in
            guard let account = try data.account(id, of: project) else {
                throw Refusal.accountNotFound
            }
            let subject = PersonalSubject(account)
            var records = account.personalRecords
            for kind in PersonalRecords.allCases {
                records += try data.personalRecords(kind, of: subject)
            }
            return PersonalExport(account: account, exportedAt: now, records: records)
        }
    }

    /// Returns what an erasure would delete and keep, without changing anything.
    package func preview(
        erasureOf id: AccountID,
        of project: ProjectID
    ) async throws -> [ErasedRecords] {
        AuditTrail.current?.noteTrial()
        return try await store.read { data in
            guard let account = try data.account(id, of: project) else {
                throw Refusal.accountNotFound
            }
            let subject = PersonalSubject(account)
            return try PersonalRecords.allCases.map {
                ErasedRecords($0, count: try data.personalRecordCount($0, of: subject))
            }
        }
    }

    /// Deletes the account and all records about its user, except those with a reason to stay.
    ///
    /// The audit log's entries about the user stay, without the user's ID; so does the entry of
    /// the erasure itself. Hooks get the event of the deletion, so that back ends can follow.
    package func erase(_ id: AccountID, of project: ProjectID) async throws -> [ErasedRecords] {
        let now = clock.now
        return try await store.write { data in
            guard let account = try data.holdAccount(id, of: project) else {
                throw Refusal.accountNotFound
            }
            let subject = PersonalSubject(account)
            try AccountEvents(of: project, in: data, at: now, random: random)
                .record(.accountDeleted, of: account, in: data)
            let erased = try PersonalRecords.allCases.map { kind in
                ErasedRecords(
                    kind,
                    count: kind.reasonToKeep == nil
                        ? try data.erase(kind, of: subject)
                        : try data.personalRecordCount(kind, of: subject)
                )
            }
            _ = try data.deleteAccount(.byAdministrator(id, of: project))
            AuditNotes.note(AuditTarget(.user), of: project)
            return erased
        }
    }
}

/// All data about a user.
package struct PersonalExport: Sendable {
    package let account: Account
    package let exportedAt: Timestamp

    package let records: [PersonalRecord]
}
