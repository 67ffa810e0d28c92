package import PhoneNumbers

extension Account {
    package func secondFactor(_ id: SecondFactorID) -> SecondFactor? {
        secondFactors.first { $0.id == id }
    }

    package func secondFactor(phoneNumber: PhoneNumber) -> SecondFactor? {
        secondFactors.first { $0.phoneNumber == phoneNumber }
    }

    /// Returns the second factors that are available after `firstFactor`.
    ///
    /// The phone number that was the first factor cannot be the second one as well.
    package func secondFactors(after firstFactor: SignInProvider) -> [SecondFactor] {
        guard firstFactor == .phone, let phoneNumber else { return secondFactors }
        return secondFactors.filter { $0.phoneNumber != phoneNumber }
    }

    /// Throws unless the user who signed in with `firstFactor` may add a second factor.
    ///
    /// The e-mail address must be verified, because it is the recovery method for a lost second
    /// factor. Accounts that never had an address sign in by number.
    package func checkEnrollment(
        after firstFactor: SignInProvider,
        by settings: SecondFactorSettings
    ) throws(Refusal) {
        guard settings.follow(firstFactor) else {
            throw .secondFactor(firstFactor == .phone ? .notAfterPhone : .firstFactorIneligible)
        }
        let signsInByNumber =
            firstFactor == .phone
            || (firstFactor == .passkey && phoneNumber != nil && settings.allowsAfterPhone)
        if email == nil, signsInByNumber { return }
        guard email != nil, isEmailVerified else { throw .secondFactor(.emailUnverified) }
    }

    /// Returns the account without the second factor that a new one replaces.
    ///
    /// The recovery codes stay, for the factor that takes its place. Throws if the account has no
    /// such factor.
    package func replacing(_ id: SecondFactorID?) throws(Refusal) -> Account {
        guard let id else { return self }
        guard secondFactor(id) != nil else { throw .secondFactor(.notFound) }
        var account = self
        account.secondFactors.removeAll { $0.id == id }
        account.recoveryCodes = recoveryCodes
        return account
    }

    /// Throws if `phoneNumber` cannot be added as a second factor.
    package func checkEnrollment(
        of phoneNumber: PhoneNumber,
        by settings: SecondFactorSettings
    ) throws(Refusal) {
        guard secondFactor(phoneNumber: phoneNumber) == nil else {
            throw .secondFactor(.numberEnrolled)
        }
        if settings.allowsAfterPhone, self.phoneNumber == phoneNumber {
            throw .secondFactor(.numberIsFirstFactor)
        }
        guard secondFactors.count < SecondFactor.limit else { throw .secondFactor(.limitExceeded) }
    }

    /// Throws if an authenticator app cannot be added; an account can have only one.
    package func checkTOTPEnrollment() throws(Refusal) {
        guard secondFactors.count < SecondFactor.limit,
            !secondFactors.contains(where: { $0.totp != nil })
        else { throw .secondFactor(.limitExceeded) }
    }
}

extension SecondFactor {
    package var phoneNumber: PhoneNumber? {
        if case .phone(let number) = proof { number } else { nil }
    }

    package var totp: TOTPEnrollment? {
        if case .totp(let enrollment) = proof { enrollment } else { nil }
    }
}
