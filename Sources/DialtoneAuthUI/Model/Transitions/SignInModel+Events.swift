public import Foundation

extension SignInModel {
    /// Handles an event at a given time, and returns the effects to run.
    ///
    /// Events that make no sense in the step, such as a second press of a button, have no effect.
    public mutating func handle(_ event: SignInEvent, at now: Date) -> [SignInEffect] {
        let effects = take(event, at: now)
        fitStep()
        return effects
    }

    private mutating func take(_ event: SignInEvent, at now: Date) -> [SignInEffect] {
        switch event {
        case .answer(let answer, turn: let answered):
            guard isBusy, answered == turn else { return [] }
            let effects = take(answer, at: now)
            fitStep(isExplained: true)
            return effects + useOpenedLink()
        case .tick:
            tick(at: now)
            return []
        case .back, .startOver:
            return leave(event)
        case .openLink(let link):
            return open(link)
        case .offers(let offered):
            narrow(to: offered)
            return []
        default:
            return isBusy ? [] : act(on: event, at: now)
        }
    }

    private mutating func act(on event: SignInEvent, at now: Date) -> [SignInEffect] {
        switch event {
        case .typeNumber, .chooseCountry, .typeEmail, .typePassword, .typeName: edit(event)
        case .typeCode(let text): type(code: text)
        case .submit: submit(at: now)
        case .resend: resend(at: now)
        case .askForMessage: askForMessage(at: now)
        case .choose(let method): choose(method)
        case .chooseEmail(let purpose): choose(purpose)
        case .chooseFactor(let factor): choose(factor, at: now)
        case .chooseEnrollment(let kind): choose(kind)
        case .skip: skip()
        case .usePasskey(let assertion): use(assertion)
        case .switchAccount: step == .conflict ? run(.switchAccount, for: .proof) : []
        case .answer, .tick, .back, .startOver, .openLink, .offers: []
        }
    }

    private mutating func edit(_ event: SignInEvent) -> [SignInEffect] {
        switch (step, event) {
        case (.number(var entry), .typeNumber(let text)) where !entry.isFixed:
            let country = entry.country
            entry.type(text, countries: options.countries)
            show(.number(entry))
            if entry.country != country { notice = .countryChanged(entry.country) }
        case (.number(var entry), .chooseCountry(let country))
        where !entry.isFixed && options.countries.contains(country):
            entry.choose(country)
            show(.number(entry))
        case (.email(var entry), .typeEmail(let text)):
            entry.email = text.filter { !$0.isWhitespace }
            show(.email(entry))
        case (.email(var entry), .typePassword(let text)) where entry.purpose.needsPassword:
            entry.password = text
            show(.email(entry))
        case (.email(var entry), .typeName(let text)) where asksForName(entry.purpose):
            entry.name = text
            show(.email(entry))
        default:
            break
        }
        return []
    }

    /// A complete code is sent at once, unless one was wrong: then the user checks it first.
    private mutating func type(code text: String) -> [SignInEffect] {
        guard case .code(var entry) = step, entry.end == nil else { return [] }
        let digits = String(Digits.ascii(in: text).prefix(entry.length))
        let isChanged = digits != entry.digits
        entry.digits = digits
        show(.code(entry))
        return isChanged && entry.isComplete && !entry.wasRefused ? prove(entry) : []
    }

    private mutating func submit(at now: Date) -> [SignInEffect] {
        switch step {
        case .number(let entry):
            return send(entry)
        case .code(let entry):
            switch entry.end {
            case .signIn: return startOver()
            case .code: return resend(at: now)
            case nil where entry.isComplete: return prove(entry)
            case nil:
                complaint = .codeShort
                return []
            }
        case .email(let entry):
            return send(entry)
        case .emailVerification:
            return run(.checkEmailVerification)
        case .passkey(let offer):
            guard offer.isAccepted else { return run(.createPasskey) }
            return skip()
        case .conflict:
            return run(.switchAccount, for: .proof)
        case .methods, .existingAccount, .factors, .enrollment, .done:
            return []
        }
    }

    private mutating func send(_ entry: NumberEntry) -> [SignInEffect] {
        // Typing would have changed the country, if it were one of the list.
        if WrittenNumber(entry.text, current: entry.country) != nil {
            complaint = .failure(SignInFailure(words: ["REGION_NOT_ALLOWED"]))
            return []
        }
        if WrittenNumber.isInternational(entry.text, from: entry.country) {
            complaint = .text(.callingCodeUnknown)
            return []
        }
        guard !entry.digits.isEmpty else {
            complaint = .text(.numberMissing)
            return []
        }
        guard entry.isNumber else {
            complaint = .failure(SignInFailure(words: ["INVALID_PHONE_NUMBER"]))
            return []
        }
        if entry.isForSecondFactor {
            let request = SignInRequest.sendEnrollmentCode(number: entry.number)
            return run(request, for: .message(.newNumber(entry)))
        }
        self.entry = entry
        return run(.sendCode(number: entry.number), for: .message(.signIn(entry)))
    }

    private mutating func send(_ entry: EmailEntry) -> [SignInEffect] {
        let asksForName = asksForName(entry.purpose)
        if let found = entry.complaint(policy: passwordPolicy, asksForName: asksForName) {
            complaint = found
            return []
        }
        switch entry.purpose {
        case .signIn:
            return run(.signIn(email: entry.email, password: entry.password), for: .proof)
        case .signUp:
            let name = asksForName ? entry.name.trimmingCharacters(in: .whitespaces) : nil
            let request = SignInRequest.signUp(
                email: entry.email,
                password: entry.password,
                name: name
            )
            return run(request, for: .proof)
        case .reset:
            return run(.resetPassword(email: entry.email))
        case .link:
            return run(.sendLink(email: entry.email))
        case .confirm:
            guard let openedLink else { return [] }
            return use(openedLink, sentTo: entry.email)
        }
    }

    private mutating func prove(_ entry: CodeEntry) -> [SignInEffect] {
        switch (entry.purpose, entry.sent?.verificationID) {
        case (.signIn, let id?):
            return run(.proveNumber(verificationID: id, code: entry.digits), for: .code)
        case (.factor(let factor), let id):
            let request = SignInRequest.proveFactor(
                factor,
                verificationID: id,
                code: entry.digits
            )
            return run(request, for: .code)
        case (.newNumber, let id?):
            return run(.enrollNumber(verificationID: id, code: entry.digits), for: .code)
        case (.newApp, _):
            return run(.enrollApp(code: entry.digits), for: .code)
        case (.signIn, nil), (.newNumber, nil):
            return []
        }
    }

    private mutating func resend(at now: Date) -> [SignInEffect] {
        if case .emailVerification = step { return run(.sendEmailVerification) }
        guard canResend(at: now), case .code(let entry) = step else { return [] }
        switch entry.purpose {
        case .signIn(let number): return run(.sendCode(number: number.number), for: .resend)
        case .factor(let factor): return run(.sendFactorCode(factor), for: .resend)
        case .newNumber(let number):
            return run(.sendEnrollmentCode(number: number.number), for: .resend)
        case .newApp: return []
        }
    }

    /// Shows a step, without what was said about the one before.
    mutating func show(_ next: SignInStep) {
        step = next
        complaint = nil
        retryAt = nil
        notice = nil
        methodsInstead = []
    }

    mutating func run(_ request: SignInRequest, for pending: Pending = .other) -> [SignInEffect] {
        turn += 1
        isBusy = true
        self.pending = pending
        complaint = nil
        retryAt = nil
        notice = nil
        return [.run(request, turn: turn)]
    }
}
