import Foundation

extension SignInModel {
    mutating func take(_ answer: SignInAnswer, at now: Date) -> [SignInEffect] {
        let asked = pending
        isBusy = false
        pending = nil
        switch answer {
        case .codeSent(let sent):
            return take(sent, for: asked, at: now)
        case .message(let state):
            take(state)
            return []
        case .linkSent:
            return takeLinkSent(at: now)
        case .providerVisited:
            return run(.proveProvider, for: .proof)
        case .signedIn(let account):
            return finish(account, after: asked, at: now)
        case .factorNeeded(let found, let pendingCredential):
            return take(found, pendingCredential, at: now)
        case .enrollmentNeeded(let account, let isRequired):
            takeProvedNumber()
            // Users are asked for one thing only, and a passkey also counts as second factor.
            if !isRequired, provesPasskey(asked) || isOfferDue(account, after: asked, at: now) {
                return finish(account, after: asked, at: now)
            }
            return enroll(account, isRequired: isRequired)
        case .secret(let secret):
            show(.code(CodeEntry(.newApp(secret), sent: nil, length: secret.codeLength)))
            return []
        case .emailUnverified(let email):
            show(.emailVerification(email))
            return run(.sendEmailVerification)
        case .emailVerified:
            show(enrollmentStep())
            return []
        case .passkeyChosen(let assertion):
            return run(.signInWithPasskey(assertion), for: .passkey)
        case .passkeyCreated:
            return takePasskey(at: now)
        case .existingAccount(let account):
            openedLink = nil
            show(.existingAccount(account))
            return [.forget]
        case .conflict:
            openedLink = nil
            provedPasskey = provesPasskey(asked)
            show(.conflict)
            return [.forget]
        case .signedOut:
            return begin()
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
        switch code.purpose {
        case .signIn(let number), .newNumber(let number):
            return [.save(SignInSnapshot(number, sent: sent, at: now))]
        case .factor(let factor):
            return saveSignIn(chosen: factor, sent: sent, at: now)
        case .newApp:
            return []
        }
    }

    private mutating func take(_ state: SentMessageState) {
        if state == .failed {
            complaint = .text(.messageFailed)
        } else {
            notice = .message(state)
        }
    }

    private mutating func takeLinkSent(at now: Date) -> [SignInEffect] {
        switch step {
        case .email(let entry) where entry.purpose == .reset:
            notice = .resetSent
            return []
        case .email(let entry) where entry.purpose == .link:
            linkEmail = entry.email
            notice = .linkSent
            return [.save(SignInSnapshot(linkTo: entry.email, at: now))]
        case .emailVerification:
            notice = .verificationSent
            return []
        default:
            return []
        }
    }

    /// If the account has one factor only, there is nothing to choose.
    private mutating func take(
        _ found: [SecondFactor],
        _ credential: String?,
        at now: Date
    ) -> [SignInEffect] {
        takeProvedNumber()
        openedLink = nil
        factors = found
        pendingCredential = credential
        show(.factors(found))
        let saved = saveSignIn(at: now)
        guard found.count == 1, let only = found.first else { return saved }
        return saved + begin(only, at: now)
    }

    /// Remembers what the code of the step has proved.
    private mutating func takeProvedNumber() {
        guard case .code(let entry) = step, case .signIn(let number) = entry.purpose else { return }
        provedNumber = number.number
    }
}
