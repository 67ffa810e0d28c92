package import PhoneNumbers

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

    /// The accounts that exist among `ids` and `phoneNumbers`, each once.
    package func accounts(
        ids: [AccountID],
        phoneNumbers: [PhoneNumber],
        of project: ProjectID
    ) async throws -> [Account] {
        try await store.read { data in
            var seen: Set<AccountID> = []
            let found =
                try ids.compactMap { try data.account($0, of: project) }
                + phoneNumbers.compactMap { try data.account(phoneNumber: $0, of: project) }
            return found.filter { seen.insert($0.id).inserted }
        }
    }

    /// A page ordered by ID.
    package func page(
        of project: ProjectID,
        after last: AccountID?,
        limit: Int
    ) async throws -> [Account] {
        try await store.read { try $0.accounts(of: project, after: last, limit: limit) }
    }

    /// Creates the account that an administrator wants; nobody is signed in to it.
    package func create(_ draft: AccountDraft, of project: ProjectID) async throws -> Account {
        var account = Account(
            id: draft.id ?? AccountID(random: random),
            projectID: project,
            createdAt: clock.now
        )
        account.phoneNumber = draft.phoneNumber
        account.displayName = draft.displayName
        account.photoURL = draft.photoURL
        account.isDisabled = draft.isDisabled
        return try await store.write { [account] data in
            guard try !data.insert(account) else { return account }
            let isIDTaken = try data.account(account.id, of: project) != nil
            throw isIDTaken ? Refusal.accountIDTaken : Refusal.phoneNumberInUse
        }
    }

    /// Changes the account; either all of it happens or nothing.
    ///
    /// A new `phoneNumber` is one that an administrator vouches for.
    package func change(
        _ id: AccountID,
        of project: ProjectID,
        by changes: AccountChanges,
        phoneNumber: Change<PhoneNumber?> = .keep
    ) async throws -> Account {
        try await store.write { data in
            if case .set(let phoneNumber) = phoneNumber {
                try Self.set(phoneNumber, on: id, of: project, in: data)
            }
            guard let account = try data.apply(changes, to: id, of: project) else {
                throw Refusal.accountNotFound
            }
            return account
        }
    }

    private static func set(
        _ phoneNumber: PhoneNumber?,
        on id: AccountID,
        of project: ProjectID,
        in data: any DataWriter
    ) throws {
        let changed = try data.setPhoneNumber(phoneNumber, on: id, of: project, provedAt: nil)
        guard changed == nil else { return }
        let exists = try data.account(id, of: project) != nil
        throw exists ? Refusal.phoneNumberInUse : Refusal.accountNotFound
    }

    /// Ends every session of the account, and every ID token issued before now.
    package func revokeSessions(
        of id: AccountID,
        in project: ProjectID,
        validSince: Timestamp? = nil
    ) async throws -> Account {
        var changes = AccountChanges()
        changes.validSince = .set(validSince ?? clock.now)
        return try await store.write { [changes] data in
            guard let account = try data.apply(changes, to: id, of: project) else {
                throw Refusal.accountNotFound
            }
            _ = try data.deleteSessions(of: id, in: project)
            try data.deletePendingSignIns(of: id, in: project)
            return account
        }
    }

    package func delete(_ id: AccountID, of project: ProjectID) async throws {
        let wasThere = try await store.write { try $0.deleteAccount(id, of: project) }
        guard wasThere else { throw Refusal.accountNotFound }
    }

    /// Deletes those of `ids` that exist, and returns those that stay because they are neither
    /// disabled nor deleted by force.
    package func delete(
        _ ids: [AccountID],
        of project: ProjectID,
        byForce: Bool
    ) async throws -> Set<AccountID> {
        try await store.write { data in
            var kept: Set<AccountID> = []
            for id in ids {
                guard let account = try data.account(id, of: project) else { continue }
                if byForce || account.isDisabled == true {
                    _ = try data.deleteAccount(id, of: project)
                } else {
                    kept.insert(id)
                }
            }
            return kept
        }
    }

    /// Deletes all accounts of the project; development mode's way to start over.
    package func deleteAll(of project: ProjectID) async throws {
        _ = try await store.write { try $0.deleteAccounts(of: project) }
    }
}
