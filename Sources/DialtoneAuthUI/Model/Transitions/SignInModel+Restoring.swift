import Foundation

// What a new process continues with.
extension SignInModel {
    mutating func restore(_ snapshot: SignInSnapshot, at now: Date) {
        guard !snapshot.isOver(at: now) else { return }
        let isValid = now < snapshot.expiresAt
        switch snapshot.wait {
        case .code(let number, let sent):
            let sent = isValid ? sent.expiring(at: snapshot.expiresAt) : nil
            restore(number, sent)
        case .newNumber(let number, let sent):
            guard isValid, enrolling != nil, let number = offered(number) else { return }
            let sent = sent.expiring(at: snapshot.expiresAt)
            step = .code(CodeEntry(.newNumber(number), sent: sent, length: options.codeLength))
        case .link(let email):
            restore(linkTo: email, isRecent: isValid)
        case .factor(let signIn):
            if isValid { restore(signIn) }
        }
    }

    /// Continues with the code of a number, or begins with the number if `sent` is `nil`.
    private mutating func restore(_ stored: StoredNumber, _ sent: SentCode?) {
        guard enrolling == nil, options.methods.contains(.phone), let number = offered(stored),
            isWanted(number.number)
        else { return }
        entry = number
        guard let sent else {
            step = .number(number)
            return
        }
        step = .code(CodeEntry(.signIn(number), sent: sent, length: options.codeLength))
    }

    private mutating func restore(linkTo email: String, isRecent: Bool) {
        guard enrolling == nil, options.methods.contains(.emailLink) else { return }
        linkEmail = email
        let isFirst = options.methodsWithSteps == [.emailLink]
        guard options.phoneNumber == nil, isRecent || isFirst else { return }
        step = .email(EmailEntry(.link, email: email))
        if isRecent { notice = .linkSent }
    }

    private mutating func restore(_ signIn: StoredSignIn) {
        guard enrolling == nil, isWanted(signIn.number) else { return }
        factors = signIn.factors
        pendingCredential = signIn.pendingCredential
        provedNumber = signIn.number
        step = .factors(factors)
        guard let factor = signIn.chosen else { return }
        step = .code(CodeEntry(.factor(factor), sent: signIn.sent, length: codeLength(of: factor)))
    }

    /// Whether the app's own number, if it sets one, is this one.
    private func isWanted(_ number: String?) -> Bool {
        options.phoneNumber == nil || entry.number == number
    }

    private func offered(_ number: StoredNumber) -> NumberEntry? {
        number.entry.flatMap { options.countries.contains($0.country) ? $0 : nil }
    }
}

extension SentCode {
    fileprivate func expiring(at end: Date) -> SentCode {
        SentCode(verificationID: verificationID, resendAt: resendAt, expiresAt: end)
    }
}
