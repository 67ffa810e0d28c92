/// Shows, changes and deletes accounts.
package struct AccountDirectory: Sendable {
    private let store: any DataStore
    private let clock: ServerClock
    private let random: RandomSource

    package init(store: any DataStore, clock: ServerClock, random: RandomSource) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// The accounts that exist among those that `names` names, each once.
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

    package func account(email: EmailAddress, of project: ProjectID) async throws -> Account? {
        try await store.read { try $0.account(email: email.rawValue, of: project) }
    }

    /// A page ordered by ID.
    package func page(
        of project: ProjectID,
        after last: AccountID?,
        limit: Int
    ) async throws -> [Account] {
        try await store.read { try $0.accounts(of: project, after: last, limit: limit) }
    }

    /// A name for a second factor that an administrator leaves unnamed.
    package func newSecondFactorID() -> SecondFactorID {
        SecondFactorID(random: random)
    }

    /// Creates the account that an administrator wants; nobody is signed in to it.
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
            // The ID may have been another account's, whose tokens open nothing here.
            account.validSince = now
        }
        return try await store.write { [account] data in
            if try data.insert(account) {
                try events(of: project, in: data).record(.accountCreated, of: account, in: data)
                return account
            }
            let isIDTaken = try data.account(account.id, of: project) != nil
            throw isIDTaken ? AccountConflict.accountID : AccountConflict.phoneNumber
        }
    }

    /// Changes the account; either all of it happens or nothing.
    ///
    /// A new number, address or second factor is one that an administrator vouches for. Another
    /// password or address, and a second factor that is gone, end every session of the account.
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
            if changes.endsSessions || account.lacksFactor(of: before) {
                try data.endSessions(of: account)
            }
            if case .set = changes.validSince {
                // Whole seconds tell too little about a sign-in that is under way.
                try data.deletePendingSignIns(of: id, in: project)
                try data.endRevokedSessions(of: account, at: now)
            }
            try events(of: project, in: data).recordChange(from: before, to: account, in: data)
            return account
        }
    }

    /// Ends every session of the account, and every ID token issued before now.
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
            try events(of: project, in: data).record(.sessionsRevoked, of: account, in: data)
            return account
        }
    }

    /// Deletes the account of the owner who holds `token`, if they may delete it.
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
            try events(of: project, in: data).record(.accountDeleted, of: account, in: data)
        }
    }

    /// Deletes those of `ids` that exist, and returns those that stay because they are neither
    /// disabled nor deleted by force.
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
        in data: any DataReader
    ) throws -> AccountEvents {
        try AccountEvents(of: project, in: data, at: clock.now, random: random)
    }

    /// Deletes all accounts of the project; development mode's way to start over.
    package func deleteAll(of project: ProjectID) async throws {
        _ = try await store.write { try $0.deleteAccounts(of: project) }
    }
}
