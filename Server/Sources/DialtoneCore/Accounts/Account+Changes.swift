import PhoneNumbers

extension Account {
    /// Makes all of the changes; where they replace what signs in, the tokens of before are
    /// revoked.
    package mutating func apply(
        _ changes: AccountChanges,
        at now: Timestamp
    ) throws(Refusal) {
        for provider in changes.unlinkedProviders { unlink(provider, at: now) }
        changes.displayName.apply(to: &displayName)
        changes.photoURL.apply(to: &photoURL)
        if case .set(let isDisabled) = changes.isDisabled { self.isDisabled = isDisabled }
        changes.customAttributes.apply(to: &customAttributes)
        changes.lastSignInAt.apply(to: &lastSignInAt)
        if case .set(let moment) = changes.createdAt { createdAt = moment }
        if case .set(let number) = changes.phoneNumber { setVouched(number) }
        if case .set(let address) = changes.email { setEmail(address, at: now) }
        if case .set(let isVerified) = changes.isEmailVerified { isEmailVerified = isVerified }
        for provider in changes.linkedProviders { link(provider) }
        if case .set(let hash) = changes.passwordHash { setPassword(hash, at: now) }
        if case .set(let moment) = changes.validSince { validSince = moment }
        if case .set(let wanted) = changes.secondFactors { try assign(wanted, at: now) }
    }

    /// Gives the account another address, unproved, or none, and revokes the tokens of before;
    /// the same address changes nothing.
    package mutating func setEmail(_ address: String?, at now: Timestamp) {
        guard address != email else { return }
        if let email, initialEmail == nil { initialEmail = email }
        email = address
        isEmailVerified = false
        hasEmailLinkSignIn = false
        if address == nil { passwordHash = nil }
        validSince = now
    }

    /// Gives the account another password, or none, and revokes the tokens of before.
    package mutating func setPassword(_ hash: PasswordHash?, at now: Timestamp) {
        passwordHash = hash
        passwordUpdatedAt = hash == nil ? nil : now
        validSince = now
    }

    /// Adds an identity, in the place of one that the same provider gave before.
    package mutating func link(_ provider: LinkedProvider) {
        linkedProviders.removeAll { $0.providerID == provider.providerID }
        linkedProviders.append(provider)
    }

    /// Takes a way to sign in away.
    package mutating func unlink(_ provider: SignInProvider, at now: Timestamp) {
        switch provider {
        case .phone: setVouched(nil)
        case .password: setEmail(nil, at: now)
        default: linkedProviders.removeAll { $0.providerID == provider }
        }
    }

    /// Sets a number that nobody has proved to hold, or none.
    private mutating func setVouched(_ number: PhoneNumber?) {
        guard number != phoneNumber else { return }
        phoneNumber = number
        phoneProvedAt = nil
    }
}
