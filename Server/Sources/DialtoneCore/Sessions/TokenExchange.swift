/// Renews ID tokens.
package struct TokenExchange: Sendable {
    /// How exactly a session remembers when it was last used; finer would cost a write each time.
    private static let useResolution = TimeSpan.minutes(1)

    private let store: any DataStore
    private let sessions: SessionOpener
    private let clock: ServerClock

    package init(store: any DataStore, sessions: SessionOpener, clock: ServerClock) {
        self.store = store
        self.sessions = sessions
        self.clock = clock
    }

    /// A new ID token for the session that holds `refreshToken`.
    ///
    /// A token that was good once is refused as expired, never as invalid: the stock iOS SDK
    /// would keep an invalid one and retry forever.
    package func refresh(
        _ refreshToken: RefreshToken,
        of project: Project
    ) async throws -> TokenPair {
        let now = clock.now
        let found = try await store.read {
            try $0.session(refreshTokenDigest: refreshToken.digest)
        }
        guard let (session, account) = found, session.projectID.parent == project.id.parent else {
            throw Refusal.refreshTokenExpired
        }
        guard account.isDisabled != true else { throw Refusal.accountDisabled }
        if let validSince = account.validSince, session.validFrom.seconds < validSince.seconds {
            throw Refusal.refreshTokenExpired
        }
        if now - session.lastUsedAt >= Self.useResolution {
            try await store.write { try $0.recordRefresh(session, at: now) }
        }
        return try await sessions.tokenPair(
            for: session,
            of: account,
            by: project.settings.tokens,
            refreshToken: refreshToken,
            at: now
        )
    }
}
