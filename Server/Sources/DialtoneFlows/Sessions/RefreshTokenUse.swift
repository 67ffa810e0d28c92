import DialtoneBasics
import DialtoneModel

/// Decides what a session's client gets for a refresh token: the next one, or a refusal.
///
/// A token that is used again after it was replaced ends its session.
struct RefreshTokenUse: Sendable {
    /// The resolution of a session's last use; a finer one would cost a write for each renewal.
    static let useResolution = TimeSpan.minutes(1)

    let store: any DataStore
    let seal: RotationSeal
    let random: RandomSource

    /// Returns the refresh token that the client uses next, and records the use of the session.
    func next(
        after shown: RefreshToken,
        _ claim: RefreshTokenClaim,
        of session: Session,
        _ account: Account,
        by settings: SessionSettings,
        at now: Timestamp
    ) async throws -> RefreshToken {
        guard !session.hasExpired(by: settings, at: now) else { throw Refusal.refreshTokenExpired }
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
    fileprivate func standing(
        of claim: RefreshTokenClaim,
        by settings: SessionSettings,
        at now: Timestamp
    ) -> RefreshTokenStanding {
        rotation.standing(of: claim.generation, at: now, grace: settings.rotationGrace)
    }
}
