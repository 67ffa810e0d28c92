package import DialtoneBasics
package import DialtoneIDTokens
package import DialtoneModel

/// Renews ID tokens with refresh tokens.
package struct TokenExchange: Sendable {
    private let store: any DataStore
    private let sessions: SessionOpener
    private let projects: ProjectDirectory
    private let seal: RotationSeal
    private let clock: ServerClock
    private let use: RefreshTokenUse

    package init(
        store: any DataStore,
        sessions: SessionOpener,
        projects: ProjectDirectory,
        seal: RotationSeal,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.sessions = sessions
        self.projects = projects
        self.seal = seal
        self.clock = clock
        use = RefreshTokenUse(store: store, seal: seal, random: random)
    }

    /// Returns a new ID token for the session of `refreshToken`, and the refresh token to use next.
    ///
    /// A token that was once valid is refused as expired, never as invalid: the stock iOS SDK would
    /// keep an invalid one and retry forever. So are the tokens of browsers and of clients of OpenID
    /// Connect, which must not give access to the whole account.
    ///
    /// `project` is the one whose API key was sent; a session of one of its tenants is renewed only
    /// if the tenant is not disabled.
    package func refresh(
        _ refreshToken: RefreshToken,
        of project: Project
    ) async throws -> TokenPair {
        let now = clock.now
        guard let claim = seal.claim(of: refreshToken),
            let (session, account) = try await store.read({ try $0.session(claim) }),
            session.projectID.parent == project.id.parent, session.use == .app
        else { throw Refusal.refreshTokenExpired }
        SecurityTrail.current?.note(project: session.projectID)
        SecurityTrail.current?.note(account: account.id)
        try await checkProject(of: session, calledFor: project)
        guard account.isDisabled != true else {
            throw SecurityTrail.explaining(.accountDisabled, as: .accountOfTokenDisabled)
        }
        guard !session.isRevoked(on: account) else { throw Refusal.refreshTokenExpired }
        let next = try await use.next(
            after: refreshToken,
            claim,
            of: session,
            account,
            by: project.settings.sessions,
            at: now
        )
        return try await sessions.tokenPair(
            for: session,
            of: account,
            by: project.settings.tokens,
            refreshToken: next,
            at: now
        )
    }

    /// Throws if the session's own project is disabled.
    private func checkProject(
        of session: Session,
        calledFor project: Project
    ) async throws {
        var own = project
        if session.projectID != project.id {
            own = try await projects.project(session.projectID).project
        }
        guard !own.settings.isDisabled else { throw Refusal.projectDisabled }
    }
}

extension Session {
    /// Whether `account` has revoked sessions as old as this one.
    func isRevoked(on account: Account) -> Bool {
        guard let validSince = account.validSince else { return false }
        return validFrom.seconds < validSince.seconds
    }
}
