extension SignInModel {
    mutating func choose(_ method: SignInMethod) -> [SignInEffect] {
        guard otherMethods.contains(method) else { return [] }
        switch method {
        case .phone: show(.number(entry))
        case .password: show(.email(EmailEntry(.signIn)))
        case .emailLink: show(.email(EmailEntry(.link)))
        case .provider(let id, _): return run(.visitProvider(id: id))
        case .passkey: return run(.signInWithPasskey(nil), for: .passkey)
        case .guest: return run(.signInAsGuest, for: .guest)
        }
        return []
    }

    /// The address stays, because only a mistyped one has to be typed again.
    mutating func choose(_ purpose: EmailEntry.Purpose) -> [SignInEffect] {
        guard case .email(let entry) = step, emailPurposes.contains(purpose) else { return [] }
        show(.email(EmailEntry(purpose, email: entry.email)))
        return []
    }

    mutating func choose(_ factor: SecondFactor) -> [SignInEffect] {
        guard case .factors(let factors) = step, factors.contains(factor) else { return [] }
        return begin(factor)
    }

    /// Asks for the code of a factor, after a message if it is a phone.
    mutating func begin(_ factor: SecondFactor) -> [SignInEffect] {
        guard factor.kind == .app else {
            return run(.sendFactorCode(factor), for: .message(.factor(factor)))
        }
        // Codes of authenticator apps have six digits, whatever the project's messages have.
        show(.code(CodeEntry(.factor(factor), sent: nil, length: 6)))
        return []
    }

    mutating func choose(_ kind: SecondFactorKind) -> [SignInEffect] {
        guard case .enrollment(let kinds, _) = step, kinds.contains(kind) else { return [] }
        guard kind == .phone else { return run(.makeSecret) }
        var number = NumberEntry(country: entry.country)
        number.isForSecondFactor = true
        show(.number(number))
        return []
    }

    mutating func skip() -> [SignInEffect] {
        if case .passkey(let offer) = step {
            show(.done(offer.account))
            return []
        }
        guard canSkipEnrollment, let account = enrolling else { return [] }
        show(.done(account))
        return []
    }

    /// The link may open the app in a new process, where the address has to be typed first.
    mutating func open(_ link: String) -> [SignInEffect] {
        guard case .email(let entry) = step, entry.purpose == .link, entry.complaint == nil else {
            return []
        }
        return run(.openLink(link, email: entry.email))
    }

    mutating func leave(_ event: SignInEvent) -> [SignInEffect] {
        // A proof in progress may succeed even if the screen forgets it, so it is awaited.
        guard !isBusy || pending != .code else { return [] }
        guard event == .startOver || canGoBack || isBusy else { return [] }
        if case .done = step { return [] }
        // The user is signed in, so there is nothing to begin again.
        if case .passkey = step, !isBusy { return [] }
        let cancelled: [SignInEffect] = isBusy ? [.cancel] : []
        let abandoned = pending
        if isBusy {
            turn += 1
            isBusy = false
            pending = nil
            if case .passkey = step { return cancelled }
            // The step that made the request is where the user was.
            if event == .back, abandoned != .resend { return cancelled }
        }
        return cancelled + (event == .startOver ? startOver() : back())
    }

    mutating func startOver() -> [SignInEffect] {
        enrolling = nil
        provedPasskey = false
        factors = []
        show(firstStep)
        return [.forget]
    }

    private mutating func back() -> [SignInEffect] {
        switch step {
        case .code(let code):
            switch code.purpose {
            case .signIn:
                return startOver()
            case .factor:
                guard factors.count > 1 else { return startOver() }
                show(.factors(factors))
            case .newNumber(let number):
                show(.number(number))
            case .newApp:
                showEnrollment()
            }
        case .number(let number) where number.isForSecondFactor:
            showEnrollment()
        case .email(let entry) where entry.purpose == .reset:
            show(.email(EmailEntry(.signIn, email: entry.email)))
        case .methods, .number, .email, .factors, .enrollment, .passkey, .conflict, .done:
            return startOver()
        }
        return []
    }

    func enrollmentStep() -> SignInStep {
        .enrollment(options.secondFactors, canSkip: canSkipEnrollment)
    }

    private mutating func showEnrollment() {
        show(enrollmentStep())
    }
}
