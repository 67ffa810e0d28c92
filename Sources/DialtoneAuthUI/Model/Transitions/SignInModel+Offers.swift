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
        if !methods.isEmpty { next.methods = methods.map { $0.named(by: offered) } }
        if !next.isReauthentication {
            next.countries = next.countries.narrowed(to: offered) ?? next.countries
        }
        next.codeLength = offered.codeLength
        let factors = next.secondFactors.filter { offered.secondFactors.contains($0.factorID) }
        if !factors.isEmpty { next.secondFactors = factors }
        next.offersEnrollment = next.offersEnrollment && !factors.isEmpty
        next.offersSignUp = next.offersSignUp && offered.allowsSignUp
        next.termsURL = next.termsURL ?? offered.termsURL
        next.privacyURL = next.privacyURL ?? offered.privacyURL
        next.supportURL = next.supportURL ?? offered.supportURL
        options = next
        passwordPolicy = offered.passwordPolicy
        fitEntry()
        if !isBusy { fitStep() }
    }

    /// The number to begin with keeps its digits in another country.
    private mutating func fitEntry() {
        guard !entry.isFixed, !options.countries.contains(entry.country) else { return }
        entry.choose(options.countries.first)
    }

    private mutating func fitStep() {
        switch step {
        case .number(let number) where !number.isForSecondFactor:
            guard options.methods.contains(.phone) else { return show(firstStep) }
            guard !options.countries.contains(number.country), !number.isFixed else { return }
            var number = number
            number.choose(options.countries.first)
            step = .number(number)
        case .code(let entry) where entry.digits.isEmpty && entry.sent != nil:
            step = .code(entry.with(length: options.codeLength))
        case .email(let entry):
            fit(entry)
        case .methods:
            show(firstStep)
        case .enrollment:
            step = enrollmentStep()
        default:
            break
        }
    }

    private mutating func fit(_ entry: EmailEntry) {
        switch entry.purpose {
        case .signIn, .reset:
            if !options.methods.contains(.password) { show(firstStep) }
        case .signUp:
            guard options.methods.contains(.password) else { return show(firstStep) }
            if !options.offersSignUp { show(.email(EmailEntry(.signIn, email: entry.email))) }
        case .link, .confirm:
            if !options.methods.contains(.emailLink) { show(firstStep) }
        }
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
