package import PhoneNumbers

/// Shows, changes and deletes accounts.
package struct AccountDirectory: Sendable {
    private let store: any DataStore
    private let clock: ServerClock

    package init(store: any DataStore, clock: ServerClock) {
        self.store = store
        self.clock = clock
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

    package func change(
        _ id: AccountID,
        of project: ProjectID,
        by changes: AccountChanges,
        unlinkingPhone: Bool = false
    ) async throws -> Account {
        try await store.write { data in
            if unlinkingPhone {
                _ = try data.setPhoneNumber(nil, on: id, of: project, provedAt: nil)
            }
            guard let account = try data.apply(changes, to: id, of: project) else {
                throw Refusal.accountNotFound
            }
            return account
        }
    }

    /// Gives the account a number that an administrator vouches for.
    package func setPhoneNumber(
        _ phoneNumber: PhoneNumber,
        on id: AccountID,
        of project: ProjectID
    ) async throws -> Account {
        try await store.write { data in
            guard
                let account = try data.setPhoneNumber(
                    phoneNumber,
                    on: id,
                    of: project,
                    provedAt: nil
                )
            else {
                let exists = try data.account(id, of: project) != nil
                throw exists ? Refusal.phoneNumberInUse : Refusal.accountNotFound
            }
            return account
        }
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
            return account
        }
    }

    package func delete(_ id: AccountID, of project: ProjectID) async throws {
        let wasThere = try await store.write { try $0.deleteAccount(id, of: project) }
        guard wasThere else { throw Refusal.accountNotFound }
    }

    /// Deletes all accounts of the project; development mode's way to start over.
    package func deleteAll(of project: ProjectID) async throws {
        _ = try await store.write { try $0.deleteAccounts(of: project) }
    }
}
