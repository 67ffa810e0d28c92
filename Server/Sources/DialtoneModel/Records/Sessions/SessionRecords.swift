package import DialtoneBasics

/// Reads sessions.
package protocol SessionReader {
    /// The session that began with this refresh token, with its account.
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

/// Changes sessions.
package protocol SessionWriter {
    func insert(_ session: Session) throws
    /// Notes that the session and its account refreshed a token; both are held by this
    /// transaction until it ends.
    func recordRefresh(_ session: Session, at now: Timestamp) throws
    /// Notes that the session's refresh token was replaced.
    func record(_ rotation: SessionRotation, of session: SessionID) throws
    /// Writes the parts of a session that may change: its provider and its context.
    func record(_ continued: Session) throws
    func deleteSession(_ id: SessionID) throws -> Bool
    /// Ends all sessions of the account, and says how many there were.
    func deleteSessions(of account: AccountID, in project: ProjectID) throws -> Int
    /// Ends all sessions of the account except `kept`, and returns when the latest of them began;
    /// `nil` if there were none.
    func deleteSessions(except kept: Session) throws -> Timestamp?
}
