/// What may happen to the ways in which an account's person signs in.
extension Account {
    /// Notes that somebody proved to read ``email``, who need not be who created the account.
    ///
    /// If nobody had before, everything goes that was added without that proof: whoever began
    /// the account with another person's address keeps no way into it. `true` if the
    /// account's sessions have to end for that.
    package mutating func proveEmail(at now: Timestamp) -> Bool {
        defer { isEmailVerified = true }
        guard !isEmailVerified else { return false }
        dropUnprovedCredentials(at: now)
        return true
    }

    /// Whether the password may have been chosen by someone other than the owner of ``email``.
    package var hasUnprovedPassword: Bool { passwordHash != nil && !isEmailVerified }

    /// Takes away every way to sign in and every second factor, and ends all sessions.
    package mutating func dropUnprovedCredentials(at now: Timestamp) {
        removePassword()
        hasEmailLinkSignIn = false
        phoneNumber = nil
        phoneProvedAt = nil
        linkedProviders = []
        secondFactors = []
        revokeTokens(at: now)
    }

    /// Ends the account's sessions; whoever saves the account deletes them.
    package mutating func revokeTokens(at now: Timestamp) {
        validSince = now
    }

    /// Leaves sessions as they are: whoever takes a way to sign in off stays signed in.
    package mutating func removePassword() {
        passwordHash = nil
        passwordUpdatedAt = nil
    }

    /// Gives the account another address, and remembers its first one.
    package mutating func changeEmail(
        to address: EmailAddress,
        isVerified: Bool,
        at now: Timestamp
    ) {
        setEmail(address.rawValue, at: now)
        isEmailVerified = isVerified
        revokeTokens(at: now)
    }

    /// Leaves sessions as they are: whoever is signed in has the account, and nobody the number.
    package mutating func loseNumber() {
        formerPhoneNumber = phoneNumber
        phoneNumber = nil
        phoneProvedAt = nil
    }

    /// Leaves sessions as they are, see ``removePassword()``.
    ///
    /// The account remembers its first address: removing it and adding another unproved address
    /// does not replace it.
    package mutating func removeEmail() {
        if let email, initialEmail == nil { initialEmail = email }
        email = nil
        isEmailVerified = false
        hasEmailLinkSignIn = false
    }
}
