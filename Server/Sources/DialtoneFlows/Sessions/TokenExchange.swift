package import DialtoneBasics
package import DialtoneIDTokens
package import DialtoneModel

/// Renews ID tokens with refresh tokens.
package struct TokenExchange: Sendable {
    /// The resolution of a session's last use; a finer one would cost a write for each renewal.
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

    /// Returns a new ID token for the session of `refreshToken`, and the refresh token to use next.
    ///
    /// A token that was once valid is refused as expired, never as invalid: the stock iOS SDK would
    /// keep an invalid one and retry forever. `project` is the one whose API key was sent; a
    /// session of one of its tenants is renewed only if the tenant is not disabled.
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

    /// Returns the refresh token that the client uses next, and records the use of the session.
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

    /// Ends a session because one of its refresh tokens was reused, and notifies hooks, once.
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

    /// Replaces the current token.
    ///
    /// If several requests use one token concurrently, the first replaces it, and all get the same
    /// new one.
    private func rotate(
        _ session: Session,
        shown claim: RefreshTokenClaim,
        by settings: SessionSettings,
        at now: Timestamp
    ) async throws -> RefreshToken {
        let generation = try await store.write { data -> Int64? in
            // This locks the session, so that concurrent rotations wait.
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
    /// Whether `account` has revoked sessions as old as this one.
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
