import DialtoneBasics
import DialtoneModel

extension Account {
    /// Applies the change that the code authorizes.
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
            let kept = secondFactors.filter { !code.reverts($0) }
            guard kept.count < secondFactors.count else { throw Refusal.invalidActionCode }
            secondFactors = kept
            dropRecoveryCodes(since: code.createdAt)
            revokeTokens(at: now)
        case .passwordReset, .emailSignIn:
            throw Refusal.invalidActionCode
        }
    }

    /// Whether the code of a notice can undo the change that the notice reports.
    ///
    /// An unverified address is not restored over a credential that was verified later: it may be a
    /// mistyped address of someone else.
    func canRecoverEmail(by code: ActionCode) -> Bool {
        code.phoneNumber != nil || code.wasEmailVerified
            || !(isEmailVerified || phoneNumber != nil || !linkedProviders.isEmpty
                || !passkeys.isEmpty)
    }

    /// Restores the account's former sign-in methods, and removes those that were added since.
    private mutating func recoverEmail(by code: ActionCode, at now: Timestamp) throws {
        guard canRecoverEmail(by: code) else { throw Refusal.invalidActionCode }
        guard code.phoneNumber == nil else { return try recoverNumber(by: code, at: now) }
        changeEmail(to: try EmailAddress(checking: code.email), isVerified: true, at: now)
        if let former = code.former {
            restore(former)
        } else if !code.wasEmailVerified {
            // The owner of the mailbox did not choose the credentials from before the first
            // verification.
            dropUnprovedCredentials(at: now)
        }
    }

    /// Restores the account of a number that was sent the code, and ends all sessions.
    ///
    /// The account had no proved address then, so an address that it has had since was not
    /// the owner's.
    private mutating func recoverNumber(by code: ActionCode, at now: Timestamp) throws {
        guard let former = code.former else { throw Refusal.invalidActionCode }
        restore(former)
        phoneProvedAt = code.createdAt
        if code.email.isEmpty {
            removeEmail()
            removePassword()
        } else {
            if email != code.email {
                changeEmail(to: try EmailAddress(checking: code.email), isVerified: false, at: now)
            }
            isEmailVerified = false
        }
        revokeTokens(at: now)
    }
}

extension ActionCode {
    /// Whether the code of a notice removes the factor.
    ///
    /// A number gets few notices a day, so that a thief could use them up with other factors. The
    /// code that the number got removes later factors as well.
    fileprivate func reverts(_ factor: SecondFactor) -> Bool {
        factor.id == secondFactorID || (phoneNumber != nil && factor.enrolledAt >= createdAt)
    }
}
