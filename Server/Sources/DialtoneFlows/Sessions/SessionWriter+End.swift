import DialtoneBasics
package import DialtoneModel

extension SessionWriter where Self: PendingSignInWriter & ActionCodeWriter {
    /// Ends all sessions and pending operations of the account.
    func endSessions(of account: Account) throws {
        _ = try deleteSessions(of: account.id, in: account.projectID)
        try endSignInsUnderWay(to: account)
    }

    /// Ends pending operations that would give access to the account later.
    ///
    /// They are sign-ins that wait for a second factor, and address changes that a session
    /// requested.
    func endSignInsUnderWay(to account: Account) throws {
        try deletePendingSignIns(of: account.id, in: account.projectID)
        try deleteActionCodes(for: .changeEmail, of: account.id, in: account.projectID)
    }
}

extension SessionWriter where Self: SessionReader {
    /// Ends the sessions that were opened with a passkey which the account no longer has, and
    /// returns them.
    ///
    /// An owner who removes a passkey may have lost its device. The session `own` makes the change,
    /// and continues.
    package func endSessions(
        ofRemovedPasskeysOf account: Account,
        since before: Account,
        but own: SessionID? = nil
    ) throws -> [SessionID] {
        let removed = before.passkeys(lackedBy: account)
        guard !removed.isEmpty else { return [] }
        return try sessions(of: account.id, in: account.projectID)
            .filter { $0.id != own && $0.wasOpened(withAnyOf: removed) }
            .map(\.id)
            .filter { try deleteSession($0) }
    }
}

extension Session {
    /// Whether the user signed in with one of the passkeys.
    fileprivate func wasOpened(withAnyOf passkeys: Set<PasskeyID>) -> Bool {
        guard let proved = context.secondFactor else { return false }
        return passkeys.contains { proved.isPasskey($0) }
    }

    /// Drops the proof of a second factor that was one of the passkeys.
    package mutating func forgetPasskeys(_ passkeys: Set<PasskeyID>) {
        if wasOpened(withAnyOf: passkeys) { context.secondFactor = nil }
    }
}

extension Account {
    /// The passkeys of this state of the account that `later` does not have.
    package func passkeys(lackedBy later: Account) -> Set<PasskeyID> {
        Set(passkeys.map(\.id)).subtracting(later.passkeys.map(\.id))
    }
}

extension SessionWriter where Self: PendingSignInWriter & ActionCodeWriter & AccountWriter {
    /// Saves an account with revoked tokens and ends all of its sessions.
    func saveEndingSessions(_ change: PermittedChange) throws {
        try save(change)
        try endSessions(of: change.account)
    }
}

extension SessionWriter where Self: SessionReader & PendingSignInWriter & ActionCodeWriter {
    /// Ends the sessions that are older than the account's `validSince`, and pending operations.
    ///
    /// A revocation as of now, or later, ends every session. Administrators specify an earlier time
    /// in whole seconds; a session that began in that second ends as well, because it may have
    /// existed at that time.
    func endRevokedSessions(of account: Account, at now: Timestamp) throws {
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
