/// Renews ID tokens.
package struct TokenExchange: Sendable {
    /// How exactly a session remembers when it was last used; finer would cost a write each time.
    private static let useResolution = TimeSpan.minutes(1)

    private let store: any DataStore
    private let sessions: SessionOpener
    private let projects: ProjectDirectory
    private let seal: RotationSeal
    private let clock: ServerClock
    private let random: RandomSource

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
        self.random = random
    }

    /// A new ID token for the session that holds `refreshToken`, and the refresh token to go on
    /// with.
    ///
    /// A token that was good once is refused as expired, never as invalid: the stock iOS SDK would
    /// keep an invalid one and retry forever. `project` is the one whose API key was sent; a
    /// session of one of its tenants is renewed only while the tenant is not disabled.
    package func refresh(
        _ refreshToken: RefreshToken,
        of project: Project
    ) async throws -> TokenPair {
        let now = clock.now
        guard let claim = seal.claim(of: refreshToken),
            let (session, account) = try await store.read({ try $0.session(claim) }),
            session.projectID.parent == project.id.parent
        else { throw Refusal.refreshTokenExpired }
        SecurityTrail.current?.note(project: session.projectID)
        SecurityTrail.current?.note(account: account.id)
        try await checkProject(of: session, calledFor: project)
        guard account.isDisabled != true else {
            throw SecurityTrail.explaining(.accountDisabled, as: .accountOfTokenDisabled)
        }
        guard !session.isRevoked(on: account) else { throw Refusal.refreshTokenExpired }
        let next = try await token(
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

    /// The refresh token that the client goes on with; notes that the session was used.
    private func token(
        after shown: RefreshToken,
        _ claim: RefreshTokenClaim,
        of session: Session,
        _ account: Account,
        by settings: SessionSettings,
        at now: Timestamp
    ) async throws -> RefreshToken {
        switch session.standing(of: claim, by: settings, at: now) {
        case .inForce where settings.rotatesRefreshTokens:
            return try await rotate(session, shown: claim, by: settings, at: now)
        case .inForce:
            if now - session.lastUsedAt >= Self.useResolution {
                try await store.write { try $0.recordRefresh(session, at: now) }
            }
            return shown
        case .excused:
            return seal.token(of: session.id, generation: session.rotation.generation)
        case .reused:
            try await end(session, of: account, at: now)
            throw Refusal.refreshTokenReused
        case .unknown:
            throw Refusal.refreshTokenExpired
        }
    }

    /// Ends the session that somebody has a copy of a token of, and tells hooks, once.
    private func end(
        _ session: Session,
        of account: Account,
        at now: Timestamp
    ) async throws {
        try await store.write { data in
            // The account is locked, so that a change by this session happens entirely before or
            // after.
            _ = try data.holdAccount(account.id, of: account.projectID)
            guard try data.deleteSession(session.id) else { return }
            try AccountEvents(of: account.projectID, in: data, at: now, random: random)
                .record(.refreshTokenReused, of: account, in: data)
        }
    }

    /// Replaces the token in force.
    ///
    /// Of requests that race with one token the first replaces it, and all get the same next one.
    private func rotate(
        _ session: Session,
        shown claim: RefreshTokenClaim,
        by settings: SessionSettings,
        at now: Timestamp
    ) async throws -> RefreshToken {
        let generation = try await store.write { data -> Int64? in
            // This holds the session, so that others who rotate it wait.
            try data.recordRefresh(session, at: now)
            guard let current = try data.session(session.id)?.session else { return nil }
            switch current.standing(of: claim, by: settings, at: now) {
            case .inForce:
                let next = current.rotation.next(at: now, grace: settings.rotationGrace)
                try data.record(next, of: session.id)
                return next.generation
            case .excused:
                return current.rotation.generation
            case .reused, .unknown:
                return nil
            }
        }
        guard let generation else { throw Refusal.refreshTokenExpired }
        return seal.token(of: session.id, generation: generation)
    }
}

extension Session {
    /// Whether `account` says that sessions as old as this one are over.
    func isRevoked(on account: Account) -> Bool {
        guard let validSince = account.validSince else { return false }
        return validFrom.seconds < validSince.seconds
    }

    fileprivate func standing(
        of claim: RefreshTokenClaim,
        by settings: SessionSettings,
        at now: Timestamp
    ) -> RefreshTokenStanding {
        rotation.standing(of: claim.generation, at: now, grace: settings.rotationGrace)
    }
}
