import Foundation

extension SignInModel {
    mutating func take(_ answer: SignInAnswer, at now: Date) -> [SignInEffect] {
        let asked = pending
        isBusy = false
        pending = nil
        switch answer {
        case .codeSent(let sent):
            return take(sent, for: asked, at: now)
        case .linkSent:
            guard case .email(let entry) = step else { return [] }
            notice = entry.purpose == .reset ? .resetSent : .linkSent
            return []
        case .signedIn(let account):
            return [.forget] + end(with: account, after: asked, at: now)
        case .factorNeeded(let found):
            return take(found)
        case .enrollmentNeeded(let account, let isRequired):
            // Users are asked for one thing only, and a passkey also counts as second factor.
            if !isRequired, provesPasskey(asked) || isOfferDue(account, after: asked, at: now) {
                return [.forget] + end(with: account, after: asked, at: now)
            }
            enrolling = account
            canSkipEnrollment = !isRequired
            show(enrollmentStep())
            return [.forget]
        case .secret(let secret):
            show(.code(CodeEntry(.newApp(secret), sent: nil, length: secret.codeLength)))
            return []
        case .passkeyCreated:
            return takePasskey(at: now)
        case .conflict:
            provedPasskey = asked == .passkey
            show(.conflict)
            return [.forget]
        case .failed(let failure):
            return fail(failure, after: asked, at: now)
        }
    }

    private mutating func take(
        _ sent: SentCode,
        for asked: Pending?,
        at now: Date
    ) -> [SignInEffect] {
        let code: CodeEntry
        var said: SignInNotice?
        switch (asked, step) {
        case (.message(let purpose), _):
            code = CodeEntry(purpose, sent: sent, length: options.codeLength)
        case (.resend, .code(let entry)):
            code = CodeEntry(entry.purpose, sent: sent, length: entry.length)
            let isSame = entry.sent?.verificationID == sent.verificationID
            said = isSame ? .resentSame : .resent
        default:
            return []
        }
        show(.code(code))
        notice = said
        guard case .signIn(let number) = code.purpose else { return [] }
        return [.save(SignInSnapshot(number, sent: sent, at: now))]
    }

    /// If the account has one factor only, there is nothing to choose.
    private mutating func take(_ found: [SecondFactor]) -> [SignInEffect] {
        factors = found
        show(.factors(found))
        guard found.count == 1, let only = found.first else { return [.forget] }
        return [.forget] + begin(only)
    }

    private mutating func fail(
        _ failure: SignInFailure,
        after asked: Pending?,
        at now: Date
    ) -> [SignInEffect] {
        guard failure != .cancelled else { return [] }
        complaint = .failure(failure)
        retryAt = failure.retryAfter.map { now.addingTimeInterval($0) }
        guard case .code(var entry) = step else {
            guard failure.endsSignIn, isAfterFirstFactor else { return [] }
            let said = complaint
            let effects = startOver()
            complaint = said
            return effects
        }
        if asked == .code {
            entry.digits = ""
            entry.wasRefused = true
        } else if let wait = failure.retryAfter {
            entry.sent?.resendAt = now.addingTimeInterval(wait)
        }
        if failure.endsSignIn {
            entry.end = .signIn
        } else if entry.sent != nil, failure.endsCode {
            entry.end = .code
        }
        step = .code(entry)
        return entry.end == nil ? [] : [.forget]
    }

    private var isAfterFirstFactor: Bool {
        switch step {
        case .factors, .enrollment, .conflict: true
        case .number(let entry): entry.isForSecondFactor
        case .methods, .code, .email, .passkey, .done: false
        }
    }
}
