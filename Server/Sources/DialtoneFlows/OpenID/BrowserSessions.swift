package import DialtoneBasics
package import DialtoneModel

/// The sessions of browsers at this server's pages, which a cookie continues.
package struct BrowserSessions: Sendable {
    private let store: any DataStore
    private let seal: RotationSeal
    private let sessions: SessionDirectory
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        seal: RotationSeal,
        sessions: SessionDirectory,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.seal = seal
        self.sessions = sessions
        self.clock = clock
        self.random = random
    }

    /// Returns the session that the browser's cookie continues, and its account; `nil` if there is
    /// none, or if it has ended.
    package func session(
        of secret: BrowserSecret?,
        in project: Project
    ) async throws -> ActingSession? {
        guard let secret else { return nil }
        let now = clock.now
        return try await store.read { data in
            guard let (session, account) = try data.session(browser: secret.digest),
                session.projectID == project.id,
                session.isInForce(for: account, by: project.settings.sessions, at: now)
            else { return nil }
            return ActingSession(session: session, account: account)
        }
    }

    /// Makes the session of a sign-in on this server's page the browser's own, and returns the
    /// secret of its new cookie.
    ///
    /// `refreshToken` proves that the page has the session: it was issued to the page's script, and
    /// does not work from now on. Another credential, such as an ID token, which many parties may
    /// see, is not enough to start a session that lasts for days. The sign-in must have happened
    /// since `start`, and must have verified something: the session of a guest tells clients of no
    /// user.
    ///
    /// The browser's `former` session ends. If it belongs to the same account, what clients were
    /// granted in it continues in the new one.
    package func begin(
        with refreshToken: RefreshToken,
        since start: Timestamp,
        replacing former: ActingSession?,
        in project: Project
    ) async throws -> BrowserSecret {
        guard let claim = seal.claim(of: refreshToken), claim.generation == 0 else {
            throw Refusal.refreshTokenExpired
        }
        let secret = BrowserSecret(random: random)
        let now = clock.now
        let end = now + project.settings.sessions.browserLifetime
        let former = former?.session
        let accountID = try await store.write { data -> AccountID in
            guard let (found, _) = try data.session(claim), found.projectID == project.id,
                let account = try data.holdAccount(found.accountID, of: project.id),
                let session = try data.session(found.id)?.session,
                session.use == .app, session.signInProvider != .anonymous,
                session.signedInAt >= start, session.rotation.generation == 0,
                session.isInForce(for: account, by: project.settings.sessions, at: now),
                try data.giveSession(session.id, toBrowser: secret.digest, until: end)
            else { throw Refusal.refreshTokenExpired }
            if let former, former.accountID == account.id {
                try data.moveGrants(from: former.id, to: session.id)
                _ = try data.deleteSession(former.id)
            }
            return account.id
        }
        if let former, former.accountID != accountID {
            _ = try await sessions.revoke([former.id], of: former.accountID, in: project.id)
        }
        return secret
    }

    /// Ends the browser's session, with what clients were granted in it, and `client`'s session.
    ///
    /// Sessions of clients with access without the user go on.
    package func end(
        _ browser: ActingSession?,
        and client: SessionID? = nil,
        of account: AccountID,
        in project: ProjectID
    ) async throws {
        let ended = [browser?.session.id, client].compactMap(\.self)
        _ = try await sessions.revoke(Set(ended), of: account, in: project)
    }
}

extension Session {
    /// Whether the session continues for `account`, its own, at `now`.
    func isInForce(
        for account: Account,
        by settings: SessionSettings,
        at now: Timestamp
    ) -> Bool {
        account.isDisabled != true && !isRevoked(on: account)
            && !hasExpired(by: settings, at: now) && context.isForEnrollment != true
    }
}
