extension SessionWriter where Self: PendingSignInWriter {
    /// Signs everybody out of the account, also those who still have a second factor to prove.
    package func endSessions(of account: Account) throws {
        _ = try deleteSessions(of: account.id, in: account.projectID)
        try deletePendingSignIns(of: account.id, in: account.projectID)
    }
}

extension SessionWriter where Self: SessionReader & PendingSignInWriter {
    /// Ends the sessions that began before the account's tokens count, and the sign-ins that are
    /// under way.
    package func endRevokedSessions(of account: Account) throws {
        for session in try sessions(of: account.id, in: account.projectID)
        where session.isRevoked(on: account) {
            _ = try deleteSession(session.id)
        }
        try deletePendingSignIns(of: account.id, in: account.projectID)
    }
}
