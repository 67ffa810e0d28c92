// The enrollment of a second factor, by a user who is signed in already.
extension SignInModel {
    mutating func choose(_ kind: SecondFactorKind) -> [SignInEffect] {
        guard case .enrollment(let kinds, _) = step, kinds.contains(kind) else { return [] }
        guard kind == .phone else { return run(.makeSecret) }
        let countries = options.countries
        let isAllowed = countries.contains(entry.country)
        var number = NumberEntry(country: isAllowed ? entry.country : countries.first)
        number.isForSecondFactor = true
        show(.number(number))
        return []
    }

    mutating func skip() -> [SignInEffect] {
        if case .passkey(let offer) = step { return end(with: offer.account) }
        guard case .enrollment(_, canSkip: true) = step, let enrolling else { return [] }
        return end(with: enrolling)
    }

    mutating func enroll(_ account: SignedInAccount, isRequired: Bool) -> [SignInEffect] {
        enrolling = account
        canSkipEnrollment = !isRequired
        factors = []
        pendingCredential = nil
        openedLink = nil
        show(enrollmentStep())
        return [.forget]
    }

    func enrollmentStep() -> SignInStep {
        .enrollment(enrollmentKinds, canSkip: canSkipEnrollment)
    }

    /// An enrollment that cannot be skipped has to offer something that the project takes.
    var enrollmentKinds: [SecondFactorKind] {
        let kinds = options.secondFactors
        if canSkipEnrollment { return kinds }
        if !factorsInstead.isEmpty { return factorsInstead }
        return kinds.isEmpty ? SecondFactorKind.allCases : kinds
    }

    /// What the enrollment is for, in the words of what came before it.
    public var enrollmentLead: SignInText {
        if canSkipEnrollment { return .enrollOfferLead }
        return provedNumber == nil ? .enrollRequiredLead : .enrollLead
    }

    /// Goes back to the choice with a failure that ends the enrollment; the user stays signed in.
    mutating func endEnrollment(_ failure: SignInFailure) {
        show(enrollmentStep())
        var failure = failure
        let isLate = failure.words.contains("CREDENTIAL_TOO_OLD_LOGIN_AGAIN")
        if failure.isOfferRefused {
            failure.words.insert("ENROLLMENT_REFUSED", at: 0)
        } else if isLate, canSkipEnrollment {
            failure.words.insert("ENROLLMENT_LATE", at: 0)
        }
        complaint = .failure(failure)
    }
}
