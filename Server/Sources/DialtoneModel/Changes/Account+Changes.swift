package import DialtoneBasics
import PhoneNumbers

extension Account {
    /// Applies all changes, and revokes the previous tokens if the changes replace a credential.
    package mutating func apply(
        _ changes: AccountChanges,
        at now: Timestamp
    ) throws(Refusal) {
        for provider in changes.unlinkedProviders { unlink(provider, at: now) }
        try removePasskeys(changes.removedPasskeys)
        changes.displayName.apply(to: &displayName)
        changes.photoURL.apply(to: &photoURL)
        if case .set(let isDisabled) = changes.isDisabled { self.isDisabled = isDisabled }
        changes.customAttributes.apply(to: &customAttributes)
        changes.lastSignInAt.apply(to: &lastSignInAt)
        if case .set(let moment) = changes.createdAt { createdAt = moment }
        if case .set(let number) = changes.phoneNumber { setVerifiedNumber(number) }
        if case .set(let address) = changes.email { setEmail(address, at: now) }
        if case .set(let isVerified) = changes.isEmailVerified { isEmailVerified = isVerified }
        for provider in changes.linkedProviders { link(provider) }
        if case .set(let hash) = changes.passwordHash { setPassword(hash, at: now) }
        if case .set(let moment) = changes.validSince { validSince = moment }
        if case .set(let wanted) = changes.secondFactors { try assign(wanted, at: now) }
        try removeSecondFactors(changes.removedSecondFactors)
        if changes.removesRecoveryCodes { recoveryCodes = nil }
    }

    /// Sets or removes the e-mail address and revokes the previous tokens.
    ///
    /// A new address is unverified. Setting the same address changes nothing.
    package mutating func setEmail(_ address: String?, at now: Timestamp) {
        guard address != email else { return }
        if let email, initialEmail == nil { initialEmail = email }
        email = address
        isEmailVerified = false
        hasEmailLinkSignIn = false
        if address == nil { passwordHash = nil }
        validSince = now
    }

    /// Sets or removes the password and revokes the previous tokens.
    package mutating func setPassword(_ hash: PasswordHash?, at now: Timestamp) {
        passwordHash = hash
        passwordUpdatedAt = hash == nil ? nil : now
        validSince = now
    }

    /// Links an identity, replacing an earlier one from the same provider.
    package mutating func link(_ provider: LinkedProvider) {
        linkedProviders.removeAll { $0.providerID == provider.providerID }
        linkedProviders.append(provider)
    }

    /// Removes a sign-in method.
    package mutating func unlink(_ provider: SignInProvider, at now: Timestamp) {
        switch provider {
        case .phone: setVerifiedNumber(nil)
        case .password: setEmail(nil, at: now)
        default: linkedProviders.removeAll { $0.providerID == provider }
        }
    }

    /// Throws if the account does not have one of the passkeys.
    package mutating func removePasskeys(_ ids: Set<PasskeyID>) throws(Refusal) {
        guard ids.isSubset(of: passkeys.map(\.id)) else { throw .passkey(.notFound) }
        passkeys.removeAll { ids.contains($0.id) }
    }

    /// Throws if the account does not have one of the second factors.
    private mutating func removeSecondFactors(_ ids: Set<SecondFactorID>) throws(Refusal) {
        guard !ids.isEmpty else { return }
        guard ids.isSubset(of: secondFactors.map(\.id)) else { throw .secondFactor(.notFound) }
        secondFactors.removeAll { ids.contains($0.id) }
    }

    /// Sets or removes a phone number whose ownership was not proved.
    private mutating func setVerifiedNumber(_ number: PhoneNumber?) {
        guard number != phoneNumber else { return }
        phoneNumber = number
        phoneProvedAt = nil
    }
}
