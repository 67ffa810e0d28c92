package import DialtoneBasics

/// Reads sessions.
package protocol SessionReader {
    /// Returns the session that began with this refresh token, and its account.
    func session(refreshTokenDigest: TokenDigest) throws -> (session: Session, account: Account)?
    func session(_ id: SessionID) throws -> (session: Session, account: Account)?
    func sessions(of account: AccountID, in project: ProjectID) throws -> [Session]
}

extension SessionReader {
    package func session(
        _ claim: RefreshTokenClaim
    ) throws -> (session: Session, account: Account)? {
        switch claim {
        case .first(let digest): try session(refreshTokenDigest: digest)
        case .later(let id, _): try session(id)
        }
    }
}

/// The times before which sessions have ended by the limits of a project.
package struct SessionEnds: Hashable, Sendable {
    /// Sessions that began by then have ended.
    package let signedInBy: Timestamp?

    /// Sessions that were last used by then have ended.
    package let lastUsedBy: Timestamp?

    package init(by settings: SessionSettings, at now: Timestamp) {
        signedInBy = settings.lifetime.map { now - $0 }
        lastUsedBy = settings.idle.map { now - $0 }
    }
}

/// The place of a session in the order of sign-ins.
package struct SessionPlace: Hashable, Sendable {
    package let signedInAt: Timestamp
    package let id: SessionID

    package init(signedInAt: Timestamp, id: SessionID) {
        self.signedInAt = signedInAt
        self.id = id
    }
}

/// Changes sessions.
package protocol SessionWriter {
    func insert(_ session: Session) throws
    /// Records a token refresh of the session and its account, both locked until the end of the
    /// transaction.
    func recordRefresh(_ session: Session, at now: Timestamp) throws
    /// Records that the session's refresh token was replaced.
    func record(_ rotation: SessionRotation, of session: SessionID) throws
    /// Saves the parts of a session that can change: its provider and its context.
    func record(_ continued: Session) throws
    func deleteSession(_ id: SessionID) throws -> Bool
    /// Deletes those of the next `limit` sessions of the project that have ended, and returns their
    /// number, and the place of the last session that was read; `nil` if there are no more.
    func deleteSessions(
        of project: ProjectID,
        ended ends: SessionEnds,
        after last: SessionPlace?,
        limit: Int
    ) throws -> (count: Int, last: SessionPlace?)
    /// Ends all sessions of the account, and returns their number.
    func deleteSessions(of account: AccountID, in project: ProjectID) throws -> Int
    /// Ends all sessions of the account except `kept`, and returns when the latest of them began;
    /// `nil` if there were none.
    func deleteSessions(except kept: Session) throws -> Timestamp?
}
