extension Account {
    /// Changes the account as the code says.
    mutating func apply(_ code: ActionCode, at now: Timestamp) throws {
        switch code.purpose {
        case .verifyEmail:
            isEmailVerified = true
        case .changeEmail:
            guard let address = code.newEmail else { throw Refusal.invalidActionCode }
            changeEmail(to: try EmailAddress(checking: address), isVerified: true, at: now)
        case .recoverEmail:
            try recoverEmail(by: code, at: now)
        case .revertSecondFactor:
            guard secondFactors.contains(where: { $0.id == code.secondFactorID }) else {
                throw Refusal.invalidActionCode
            }
            secondFactors.removeAll { $0.id == code.secondFactorID }
            revokeTokens(at: now)
        case .passwordReset, .emailSignIn:
            throw Refusal.invalidActionCode
        }
    }

    /// Whether the code of a notice undoes what it tells of.
    ///
    /// An unproved address gives way to whatever was proved since: it may be a mistyped address of
    /// someone else.
    func canRecoverEmail(by code: ActionCode) -> Bool {
        code.wasEmailVerified
            || !(isEmailVerified || phoneNumber != nil || !linkedProviders.isEmpty)
    }

    /// Restores the account's former ways to sign in, and removes what was set up since.
    private mutating func recoverEmail(by code: ActionCode, at now: Timestamp) throws {
        guard canRecoverEmail(by: code) else { throw Refusal.invalidActionCode }
        changeEmail(to: try EmailAddress(checking: code.email), isVerified: true, at: now)
        if let former = code.former {
            restore(former)
        } else if !code.wasEmailVerified {
            // The reader of the mailbox did not choose what was set up before the first proof.
            dropUnprovedCredentials(at: now)
        }
    }
}
