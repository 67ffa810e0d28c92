extension SessionWriter where Self: PendingSignInWriter {
    /// Signs everybody out of the account, also those who still have a second factor to prove.
    package func endSessions(of account: Account) throws {
        _ = try deleteSessions(of: account.id, in: account.projectID)
        try deletePendingSignIns(of: account.id, in: account.projectID)
    }
}
