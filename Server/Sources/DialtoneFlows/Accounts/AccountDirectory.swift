package import DialtoneBasics
package import DialtoneIDTokens
package import DialtoneModel

/// Reads, changes and deletes accounts.
package struct AccountDirectory: Sendable {
    private let store: any DataStore
    private let clock: ServerClock
    private let random: RandomSource

    package init(store: any DataStore, clock: ServerClock, random: RandomSource) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// Returns the existing accounts that `names` identifies, each of them once.
    package func accounts(
        named names: AccountNames,
        of project: ProjectID
    ) async throws -> [Account] {
        try await store.read { data in
            var seen: Set<AccountID> = []
            let found =
                try names.ids.compactMap { try data.account($0, of: project) }
                + names.emails.compactMap { try data.account(email: $0, of: project) }
                + names.phoneNumbers.compactMap {
                    try data.account(phoneNumber: $0, of: project)
                }
                + names.identities.compactMap {
                    try data.account(provider: $0.providerID, rawID: $0.rawID, of: project)
                }
            return found.filter { seen.insert($0.id).inserted }
        }
    }

    package func accounts(
        matching query: AccountQuery,
        of project: ProjectID
    ) async throws -> [Account] {
        try await store.read { try $0.accounts(matching: query, of: project) }
    }

    package func count(matching query: AccountQuery, of project: ProjectID) async throws -> Int {
        try await store.read { try $0.accountCount(matching: query, of: project) }
    }

    /// Returns a page of a sorted and filtered list.
    package func page(
        of listing: AccountListing,
        after start: AccountPosition?,
        size: Int
    ) async throws -> AccountPage {
        try await store.read { try $0.accountPage(of: listing, after: start, size: size) }
    }

    package func account(email: EmailAddress, of project: ProjectID) async throws -> Account? {
        try await store.read { try $0.account(email: email.rawValue, of: project) }
    }

    /// Returns a page of accounts, ordered by ID.
    package func page(
        of project: ProjectID,
        after last: AccountID?,
        limit: Int
    ) async throws -> [Account] {
        try await store.read { try $0.accounts(of: project, after: last, limit: limit) }
    }

    /// Returns the passkeys of the accounts that have any, each account's the oldest first.
    package func passkeys(of accounts: [Account]) async throws -> [AccountID: [Passkey]] {
        let holders = accounts.filter { !$0.passkeys.isEmpty }
        guard let project = holders.first?.projectID else { return [:] }
        let found = try await store.read { data in
            try data.passkeys(of: holders.map(\.id), in: project)
        }
        return Dictionary(grouping: found, by: \.accountID).mapValues { passkeys in
            passkeys.sorted { ($0.createdAt, $0.id.text) < ($1.createdAt, $1.id.text) }
        }
    }

    /// Generates an ID for a second factor that an administrator adds without one.
    package func newSecondFactorID() -> SecondFactorID {
        SecondFactorID(random: random)
    }

    /// Creates an account as an administrator specifies it, without a session.
    package func create(
        _ id: AccountID?,
        as changes: AccountChanges,
        of project: ProjectID
    ) async throws -> Account {
        let now = clock.now
        var account = Account(
            id: id ?? AccountID(random: random),
            projectID: project,
            createdAt: now
        )
        account.isDisabled = false
        try account.apply(changes, at: now)
        account.initialEmail = nil
        if id != nil, account.validSince == nil {
            // The ID may have belonged to a deleted account, whose tokens must not be valid here.
            account.validSince = now
        }
        return try await store.write { [account] data in
            if try data.insert(account) {
                AuditNotes.note(account, changed: account.presentMembers)
                try events(of: project, in: data).record(.accountCreated, of: account, in: data)
                return account
            }
            let isIDTaken = try data.account(account.id, of: project) != nil
            throw isIDTaken ? AccountConflict.accountID : AccountConflict.phoneNumber
        }
    }

    /// Changes the account: applies either the whole change or none of it.
    ///
    /// A new phone number, address or second factor counts as verified by the administrator. A new
    /// password or address, or the removal of a second factor, ends every session of the account;
    /// the removal of a passkey ends those that were opened with it.
    package func change(
        _ id: AccountID,
        of project: ProjectID,
        by changes: AccountChanges
    ) async throws -> Account {
        let now = clock.now
        return try await store.write { data in
            guard let before = try data.holdAccount(id, of: project),
                let account = try data.apply(changes, to: id, of: project, at: now)
            else { throw Refusal.accountNotFound }
            AuditNotes.note(account, changed: account.changedMembers(since: before))
            let events = try events(of: project, in: data)
            if changes.endsSessions || account.lacksFactor(of: before) {
                try data.endSessions(of: account)
            } else {
                let ended = try data.endSessions(ofRemovedPasskeysOf: account, since: before)
                if !ended.isEmpty {
                    try events.record(.sessionsEnded, of: account, sessions: ended, in: data)
                }
            }
            try data.renamePasskeys(of: account, to: changes.renamedPasskeys)
            if case .set = changes.validSince {
                // Timestamps in whole seconds are too coarse to invalidate a sign-in that is in
                // progress.
                try data.deletePendingSignIns(of: id, in: project)
                try data.endRevokedSessions(of: account, at: now)
            }
            try events.recordChange(from: before, to: account, in: data)
            return account
        }
    }

    /// Ends every session of the account, and revokes every ID token issued before now.
    package func revokeSessions(
        of id: AccountID,
        in project: ProjectID,
        validSince: Timestamp? = nil
    ) async throws -> Account {
        let now = clock.now
        var changes = AccountChanges()
        changes.validSince = .set(validSince ?? now)
        return try await store.write { [changes] data in
            guard let account = try data.apply(changes, to: id, of: project, at: now) else {
                throw Refusal.accountNotFound
            }
            try data.endSessions(of: account)
            AuditNotes.note(account, changed: ["sessions"])
            try events(of: project, in: data).record(.sessionsRevoked, of: account, in: data)
            return account
        }
    }

    /// Deletes the account of the owner who holds `token`, if the project allows it.
    package func delete(
        by token: CheckedIDToken,
        under settings: ProjectSettings
    ) async throws {
        let rule = ChangeRule(settings, at: clock.now)
        try await store.write { data in
            let acting = try token.hold(in: data)
            let account = acting.account
            _ = try data.deleteAccount(rule.permitDeletion(by: acting))
            try events(of: account.projectID, in: data).record(
                .accountDeleted,
                of: account,
                in: data
            )
        }
    }

    package func delete(_ id: AccountID, of project: ProjectID) async throws {
        try await store.write { data in
            guard let account = try data.account(id, of: project),
                try data.deleteAccount(.byAdministrator(id, of: project))
            else { throw Refusal.accountNotFound }
            AuditNotes.note(account)
            try events(of: project, in: data).record(.accountDeleted, of: account, in: data)
        }
    }

    /// Deletes the accounts in `ids`, and returns those that remain because they are not disabled
    /// and the deletion is not forced.
    package func delete(
        _ ids: [AccountID],
        of project: ProjectID,
        byForce: Bool
    ) async throws -> Set<AccountID> {
        try await store.write { data in
            let events = try events(of: project, in: data)
            var kept: Set<AccountID> = []
            for id in ids {
                guard let account = try data.account(id, of: project) else { continue }
                if byForce || account.isDisabled == true {
                    _ = try data.deleteAccount(.byAdministrator(id, of: project))
                    AuditNotes.note(account)
                    try events.record(.accountDeleted, of: account, in: data)
                } else {
                    kept.insert(id)
                }
            }
            return kept
        }
    }

    private func events(
        of project: ProjectID,
        in data: any HookReader & ProjectReader
    ) throws -> AccountEvents {
        try AccountEvents(of: project, in: data, at: clock.now, random: random)
    }

    /// Deletes all accounts of the project; used to reset development mode.
    package func deleteAll(of project: ProjectID) async throws {
        _ = try await store.write { try $0.deleteAccounts(of: project) }
    }
}
