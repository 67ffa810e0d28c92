import DialtoneAuth

// What the project offers, as the server tells it while the screen is shown already.
extension SignInModel {
    /// Narrows the screen to what the project offers too.
    ///
    /// What the app offers and the project does not is left out. If nothing would be left, the app's
    /// choice stays, and the server explains its refusal.
    mutating func narrow(to offered: ProjectSignInOptions) {
        var next = appOptions
        let methods = next.methods.filter { offered.methods.contains($0.name) }
        // A device without passkeys would be left with nothing, too.
        if !usable(methods).isEmpty { next.methods = methods.map { $0.named(by: offered) } }
        if !next.isReauthentication {
            next.countries = next.countries.narrowed(to: offered) ?? next.countries
        }
        next.codeLength = offered.codeLength
        let kinds = SecondFactorKind.allCases.filter { $0.isOffered(by: offered) }
        let factors = next.secondFactors.filter(kinds.contains)
        if !factors.isEmpty { next.secondFactors = factors }
        factorsInstead = factors.isEmpty ? kinds : []
        next.offersEnrollment = next.offersEnrollment && !factors.isEmpty
        next.offersSignUp = next.offersSignUp && offered.allowsSignUp
        next.termsURL = next.termsURL ?? offered.termsURL
        next.privacyURL = next.privacyURL ?? offered.privacyURL
        next.supportURL = next.supportURL ?? offered.supportURL
        options = next
        passwordPolicy = offered.passwordPolicy
        fitEntry()
        isFitted = false
    }

    /// The number to begin with keeps its digits in another country.
    private mutating func fitEntry() {
        guard !entry.isFixed, !options.countries.contains(entry.country) else { return }
        entry.choose(options.countries.first)
    }

    /// Leaves a step that the project does not offer, once no request is in progress.
    ///
    /// A refusal stays, because it explains the change.
    mutating func fitStep(isExplained: Bool = false) {
        guard !isFitted, !isBusy else { return }
        isFitted = true
        let fitted = fittedStep()
        guard fitted != step else { return }
        if case .code = fitted {
            step = fitted
            return
        }
        let said = (complaint, retryAt)
        show(fitted)
        if isExplained { (complaint, retryAt) = said }
    }

    private func fittedStep() -> SignInStep {
        switch step {
        case .number(let number):
            fitted(number)
        case .code(let entry) where entry.sent != nil:
            .code(entry.with(length: options.codeLength))
        case .email(let entry):
            fitted(entry)
        case .methods:
            firstStep
        case .existingAccount(let account):
            .existingAccount(account.narrowed(to: options.methods))
        case .enrollment:
            enrollmentStep()
        case .code, .factors, .emailVerification, .passkey, .conflict, .done:
            step
        }
    }

    private func fitted(_ number: NumberEntry) -> SignInStep {
        if number.isForSecondFactor {
            guard enrollmentKinds.contains(.phone) else { return enrollmentStep() }
        } else {
            guard options.methods.contains(.phone) else { return firstStep }
        }
        guard !options.countries.contains(number.country), !number.isFixed else { return step }
        var number = number
        number.choose(options.countries.first)
        return .number(number)
    }

    private func fitted(_ entry: EmailEntry) -> SignInStep {
        let methods = options.methods
        switch entry.purpose {
        case .signIn, .reset:
            return methods.contains(.password) ? step : firstStep
        case .signUp:
            guard methods.contains(.password) else { return firstStep }
            return options.offersSignUp ? step : .email(EmailEntry(.signIn, email: entry.email))
        case .link, .confirm:
            return methods.contains(.emailLink) ? step : firstStep
        }
    }
}

extension ExistingAccount {
    /// Leaves out the ways that are not offered, unless none would be left.
    fileprivate func narrowed(to methods: [SignInMethod]) -> ExistingAccount {
        let names = methods.map(\.name)
        let left = self.methods.filter { names.contains($0.name) }
        return left.isEmpty ? self : ExistingAccount(email: email, methods: left)
    }
}

extension SecondFactorKind {
    /// The kind's name in the SDK.
    var factorID: String {
        switch self {
        case .phone: PhoneMultiFactorID
        case .app: TOTPMultiFactorID
        }
    }

    fileprivate func isOffered(by project: ProjectSignInOptions) -> Bool {
        project.secondFactors.contains(factorID)
    }
}

extension SignInMethod {
    /// A provider without a name of the app's gets that of the project.
    fileprivate func named(by offered: ProjectSignInOptions) -> SignInMethod {
        guard case .provider(let id, let name) = self, name.isEmpty else { return self }
        let known = offered.providers.first { $0.id == id }?.name
        return .provider(id: id, name: known ?? id)
    }
}

extension Countries {
    /// Returns the countries that messages are sent to; `nil` if there is none.
    fileprivate func narrowed(to offered: ProjectSignInOptions) -> Countries? {
        let allowed = offered.allowedRegions.map(Set.init)
        let denied = Set(offered.disallowedRegions)
        return filtered { allowed?.contains($0.code) ?? !denied.contains($0.code) }
    }
}
