/// Reads sessions.
package protocol SessionReader {
    /// The session that holds this refresh token, with its account.
    func session(refreshTokenDigest: TokenDigest) throws -> (session: Session, account: Account)?
    func sessions(of account: AccountID, in project: ProjectID) throws -> [Session]
}

/// Changes sessions.
package protocol SessionWriter {
    func insert(_ session: Session) throws
    /// Notes that the session and its account refreshed a token.
    func recordRefresh(_ session: Session, at now: Timestamp) throws
    func deleteSession(_ id: SessionID) throws -> Bool
    /// Ends all sessions of the account, and says how many there were.
    func deleteSessions(of account: AccountID, in project: ProjectID) throws -> Int
}
