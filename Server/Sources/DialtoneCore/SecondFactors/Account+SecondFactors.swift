package import PhoneNumbers

extension Account {
    package func secondFactor(_ id: SecondFactorID) -> SecondFactor? {
        secondFactors.first { $0.id == id }
    }

    package func secondFactor(phoneNumber: PhoneNumber) -> SecondFactor? {
        secondFactors.first { $0.phoneNumber == phoneNumber }
    }

    /// The factors that may follow `firstFactor`: a number that has proved itself as the first
    /// one proves nothing more as the second.
    package func secondFactors(after firstFactor: SignInProvider) -> [SecondFactor] {
        guard firstFactor == .phone, let phoneNumber else { return secondFactors }
        return secondFactors.filter { $0.phoneNumber != phoneNumber }
    }

    /// Refuses unless whoever signed in by `firstFactor` may add a second one.
    ///
    /// The address has to be verified, because it is the way back in for whoever loses the
    /// second factor; accounts that never had one sign in by number.
    func checkEnrollment(
        after firstFactor: SignInProvider,
        by settings: SecondFactorSettings
    ) throws(Refusal) {
        guard settings.follow(firstFactor) else { throw .secondFactor(.firstFactorIneligible) }
        if email == nil, firstFactor == .phone { return }
        guard email != nil, isEmailVerified else { throw .secondFactor(.emailUnverified) }
    }

    /// Refuses if `phoneNumber` cannot become one more factor.
    func checkEnrollment(
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

    /// Refuses if no authenticator app can become one more factor: there may be one.
    func checkTOTPEnrollment() throws(Refusal) {
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
