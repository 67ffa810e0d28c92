package import DialtoneBasics
package import DialtoneIDTokens
package import DialtoneModel

/// Lists the devices that are signed in to an account, and signs out individual ones.
package struct SessionDirectory: Sendable {
    private let store: any DataStore
    private let clock: ServerClock
    private let random: RandomSource

    package init(store: any DataStore, clock: ServerClock, random: RandomSource) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// Returns the account's sessions that have not ended, most recently used first.
    package func sessions(
        of id: AccountID,
        in project: ProjectID
    ) async throws -> [Session] {
        let now = clock.now
        return try await store.read { data in
            guard let account = try data.account(id, of: project) else {
                throw Refusal.accountNotFound
            }
            let settings = try data.project(project.parent)?.settings.sessions ?? SessionSettings()
            return try data.sessions(of: id, in: project)
                .filter { !$0.isRevoked(on: account) && !$0.hasExpired(by: settings, at: now) }
                .sorted { $0.lastUsedAt > $1.lastUsedAt }
        }
    }

    /// Ends those of `sessions` that belong to the account, and returns their number.
    ///
    /// From then on this server also refuses their ID tokens. Back ends that check only the
    /// signature accept them until they expire, for an hour at most.
    package func revoke(
        _ sessions: Set<SessionID>,
        of account: AccountID,
        in project: ProjectID
    ) async throws -> Int {
        let now = clock.now
        return try await store.write { data in
            // The account is locked, so that a change by one of these sessions happens entirely
            // before or after.
            guard let owner = try data.holdAccount(account, of: project) else { return 0 }
            return try end(sessions, of: owner, at: now, in: data)
        }
    }

    /// The same for the account of `token`, unless the token's own session has already ended.
    package func revoke(
        _ sessions: Set<SessionID>,
        by token: CheckedIDToken
    ) async throws -> Int {
        let now = clock.now
        return try await store.write { data in
            try end(sessions, of: token.hold(in: data).account, at: now, in: data)
        }
    }

    private func end(
        _ sessions: Set<SessionID>,
        of owner: Account,
        at now: Timestamp,
        in data: any HookRecords & SessionReader & SessionWriter
    ) throws -> Int {
        let ended = try data.sessions(of: owner.id, in: owner.projectID).map(\.id)
            .filter { sessions.contains($0) }
            .filter { try data.deleteSession($0) }
        AuditNotes.note(owner, changed: ended.isEmpty ? [] : ["sessions"])
        if !ended.isEmpty {
            try AccountEvents(of: owner.projectID, in: data, at: now, random: random)
                .record(.sessionsEnded, of: owner, sessions: ended, in: data)
        }
        return ended.count
    }
}
