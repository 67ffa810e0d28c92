extension SessionWriter where Self: PendingSignInWriter & ActionCodeWriter {
    /// Signs the account out everywhere, and ends all pending operations.
    package func endSessions(of account: Account) throws {
        _ = try deleteSessions(of: account.id, in: account.projectID)
        try endSignInsUnderWay(to: account)
    }

    /// Ends pending operations that would give access to the account later: sign-ins that still
    /// have to prove a second factor, and changes of address that one of its sessions asked for.
    package func endSignInsUnderWay(to account: Account) throws {
        try deletePendingSignIns(of: account.id, in: account.projectID)
        try deleteActionCodes(for: .changeEmail, of: account.id, in: account.projectID)
    }
}

extension SessionWriter where Self: PendingSignInWriter & ActionCodeWriter & AccountWriter {
    /// Saves an account whose tokens are revoked, and signs it out everywhere.
    package func saveEndingSessions(_ change: PermittedChange) throws {
        try save(change)
        try endSessions(of: change.account)
    }
}

extension SessionWriter where Self: SessionReader & PendingSignInWriter & ActionCodeWriter {
    /// Ends the sessions that began before the account's tokens count, and everything that is
    /// under way.
    ///
    /// A revocation as of now, or later, ends every session. Administrators name an earlier moment
    /// in whole seconds; a session that began in that second ends as well, because it may have
    /// existed at that moment.
    package func endRevokedSessions(of account: Account, at now: Timestamp) throws {
        guard let moment = account.validSince, moment.seconds < now.seconds else {
            return try endSessions(of: account)
        }
        for session in try sessions(of: account.id, in: account.projectID)
        where session.validFrom.seconds <= moment.seconds {
            _ = try deleteSession(session.id)
        }
        try endSignInsUnderWay(to: account)
    }
}
