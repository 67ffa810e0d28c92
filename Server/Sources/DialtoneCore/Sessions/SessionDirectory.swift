/// Shows which devices are signed in to an account, and signs single ones out.
package struct SessionDirectory: Sendable {
    private let store: any DataStore

    package init(store: any DataStore) {
        self.store = store
    }

    /// The account's sessions that can still renew a token, the one used last first.
    package func sessions(
        of id: AccountID,
        in project: ProjectID
    ) async throws -> [Session] {
        try await store.read { data in
            guard let account = try data.account(id, of: project) else {
                throw Refusal.accountNotFound
            }
            return try data.sessions(of: id, in: project)
                .filter { !$0.isRevoked(on: account) }
                .sorted { $0.lastUsedAt > $1.lastUsedAt }
        }
    }

    /// Ends those of `sessions` that are the account's, and says how many there were.
    ///
    /// ID tokens that the devices have stay good until they expire, an hour at most.
    package func revoke(
        _ sessions: Set<SessionID>,
        of account: AccountID,
        in project: ProjectID
    ) async throws -> Int {
        try await store.write { data in
            try data.sessions(of: account, in: project)
                .filter { sessions.contains($0.id) }
                .count { try data.deleteSession($0.id) }
        }
    }
}
