import Foundation

// The choices of the user, and the ways back.
extension SignInModel {
    mutating func choose(_ method: SignInMethod) -> [SignInEffect] {
        guard otherMethods.contains(method) else { return [] }
        // The account that the user is told of is found by its address.
        var known = options.email ?? ""
        if case .existingAccount(let account) = step { known = account.email }
        switch method {
        case .phone: show(.number(entry))
        case .password: show(.email(EmailEntry(.signIn, email: known)))
        case .emailLink: show(.email(EmailEntry(.link, email: known)))
        case .provider(let id, _): return run(.visitProvider(id: id))
        case .passkey: return run(.signInWithPasskey(nil), for: .passkeyDialog)
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

    mutating func choose(_ factor: SecondFactor, at now: Date) -> [SignInEffect] {
        guard case .factors(let factors) = step, factors.contains(factor) else { return [] }
        return begin(factor, at: now)
    }

    /// Asks for the code of a factor, after a message if it is a phone.
    mutating func begin(_ factor: SecondFactor, at now: Date) -> [SignInEffect] {
        guard factor.kind == .app else {
            return run(.sendFactorCode(factor), for: .message(.factor(factor)))
        }
        show(.code(CodeEntry(.factor(factor), sent: nil, length: codeLength(of: factor))))
        return saveSignIn(chosen: factor, at: now)
    }

    /// Codes of authenticator apps have six digits, whatever the project's messages have.
    func codeLength(of factor: SecondFactor) -> Int {
        factor.kind == .app ? 6 : options.codeLength
    }

    /// Stores the sign-in that waits for a second factor.
    func saveSignIn(
        chosen: SecondFactor? = nil,
        sent: SentCode? = nil,
        at now: Date
    ) -> [SignInEffect] {
        guard let pendingCredential else { return [.forget] }
        let signIn = StoredSignIn(
            pendingCredential: pendingCredential,
            factors: factors,
            number: provedNumber,
            chosen: chosen,
            sent: sent
        )
        return [.save(SignInSnapshot(signIn, at: now))]
    }

    mutating func leave(_ event: SignInEvent) -> [SignInEffect] {
        // A proof in progress may succeed even if the screen forgets it, so it is awaited.
        guard !isProving else { return [] }
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
            if event == .back, abandoned != .resend { return cancelled + useOpenedLink() }
        }
        return cancelled + (event == .startOver ? startOver() : back())
    }

    /// Begins again, but never while a user is signed in: an enrollment ends in a complete sign-in,
    /// or with the user signed out.
    mutating func startOver() -> [SignInEffect] {
        if let enrolling {
            guard !canSkipEnrollment else { return end(with: enrolling) }
            show(enrollmentStep())
            return run(.signOut, for: .proof)
        }
        return begin()
    }

    /// Shows the first step.
    mutating func begin() -> [SignInEffect] {
        enrolling = nil
        provedPasskey = false
        factors = []
        pendingCredential = nil
        provedNumber = nil
        openedLink = nil
        show(firstStep)
        return [.forget]
    }

    /// Ends the sign-in.
    mutating func end(with account: SignedInAccount) -> [SignInEffect] {
        // The answer to an enrollment does not say whether the account is new.
        let first = enrolling?.id == account.id ? enrolling : nil
        show(.done(first ?? account))
        enrolling = nil
        provedPasskey = false
        factors = []
        pendingCredential = nil
        openedLink = nil
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
                show(enrollmentStep())
            }
        case .number(let number) where number.isForSecondFactor:
            show(enrollmentStep())
        case .emailVerification:
            show(enrollmentStep())
        case .email(let entry) where entry.purpose == .reset:
            show(.email(EmailEntry(.signIn, email: entry.email)))
        case .methods, .number, .email, .factors, .enrollment, .existingAccount, .passkey, .conflict,
            .done:
            return startOver()
        }
        return []
    }
}
