package import DialtoneBasics

/// Changes to the sign-in methods of an account.
extension Account {
    /// Records a proof that the user can read mail sent to ``email``.
    ///
    /// The user need not be the one who created the account. If the address was unverified, every
    /// credential that was added without such a proof is removed: a user who created the account
    /// with another person's address loses access to it. Returns `true` if the account's sessions
    /// must end for that reason.
    package mutating func proveEmail(at now: Timestamp) -> Bool {
        defer { isEmailVerified = true }
        guard !isEmailVerified else { return false }
        dropUnprovedCredentials(at: now)
        return true
    }

    /// Whether the password may have been chosen by someone other than the owner of ``email``.
    package var hasUnprovedPassword: Bool { passwordHash != nil && !isEmailVerified }

    /// Whether a sign-in method may have been added by someone other than the owner of ``email``.
    package var hasUnprovedCredential: Bool {
        guard !isEmailVerified else { return false }
        return passwordHash != nil || !passkeys.isEmpty || !linkedProviders.isEmpty
            || phoneNumber != nil
    }

    /// Removes every sign-in method and second factor, and ends all sessions.
    package mutating func dropUnprovedCredentials(at now: Timestamp) {
        removePassword()
        hasEmailLinkSignIn = false
        phoneNumber = nil
        phoneProvedAt = nil
        linkedProviders = []
        passkeys = []
        secondFactors = []
        revokeTokens(at: now)
    }

    /// Ends the account's sessions; the code that saves the account deletes them.
    package mutating func revokeTokens(at now: Timestamp) {
        validSince = now
    }

    /// Removes the password without ending sessions: the user stays signed in.
    package mutating func removePassword() {
        passwordHash = nil
        passwordUpdatedAt = nil
    }

    /// Changes the e-mail address and keeps the account's first address.
    package mutating func changeEmail(
        to address: EmailAddress,
        isVerified: Bool,
        at now: Timestamp
    ) {
        setEmail(address.rawValue, at: now)
        isEmailVerified = isVerified
        revokeTokens(at: now)
    }

    /// Removes the phone number without ending sessions.
    ///
    /// The signed-in user still owns the account, and the number cannot sign in to it anymore.
    package mutating func loseNumber() {
        formerPhoneNumber = phoneNumber
        phoneNumber = nil
        phoneProvedAt = nil
    }

    /// Removes the e-mail address without ending sessions, see ``removePassword()``.
    ///
    /// The account keeps its first address: removing it and adding another unverified address does
    /// not replace it.
    package mutating func removeEmail() {
        if let email, initialEmail == nil { initialEmail = email }
        email = nil
        isEmailVerified = false
        hasEmailLinkSignIn = false
    }
}
