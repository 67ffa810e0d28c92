import Foundation

extension SignInModel {
    mutating func fail(
        _ failure: SignInFailure,
        after asked: Pending?,
        at now: Date
    ) -> [SignInEffect] {
        guard failure != .cancelled else { return [] }
        if enrolling != nil, failure.isSignedOut {
            return begin(saying: failure)
        }
        if enrolling != nil, failure.endsEnrollment {
            endEnrollment(failure)
            return [.forget]
        }
        complaint = .failure(failure)
        retryAt = failure.retryAfter.map { now.addingTimeInterval($0) }
        switch step {
        case .code(let entry):
            return fail(failure, of: entry, after: asked, at: now)
        case .email(let entry) where failure.judgesPassword:
            forgetPassword(of: entry)
            return []
        case .email(let entry) where entry.purpose == .confirm && failure.endsLink:
            replaceLink()
            return []
        case .factors, .conflict:
            return failure.endsSignIn ? begin(saying: failure) : []
        default:
            return []
        }
    }

    private mutating func fail(
        _ failure: SignInFailure,
        of entry: CodeEntry,
        after asked: Pending?,
        at now: Date
    ) -> [SignInEffect] {
        var entry = entry
        if asked == .code {
            // What the server has not judged can be sent again as it is.
            if failure.judgesCode {
                entry.digits = ""
                entry.wasRefused = true
            }
        } else if asked == .resend, let wait = failure.retryAfter {
            entry.sent?.resendAt = now.addingTimeInterval(wait)
        }
        if failure.endsSignIn, asked == .code || entry.purpose.isFactor {
            entry.end = .signIn
        } else if asked == .code, entry.sent != nil, failure.endsCode {
            entry.end = .code
        }
        step = .code(entry)
        if case .signIn = entry.purpose, asked == .code || asked == .resend {
            methodsInstead = failure.signInMethods.filter(methods.contains)
        }
        return entry.end == nil ? [] : [.forget]
    }

    /// A refused password is typed again, unlike one that could not be sent.
    private mutating func forgetPassword(of entry: EmailEntry) {
        var entry = entry
        entry.password = ""
        step = .email(entry)
    }

    /// Begins again, and says why.
    private mutating func begin(saying failure: SignInFailure) -> [SignInEffect] {
        let effects = begin()
        complaint = .failure(failure)
        return effects
    }
}

extension CodeEntry.Purpose {
    fileprivate var isFactor: Bool {
        if case .factor = self { true } else { false }
    }
}
