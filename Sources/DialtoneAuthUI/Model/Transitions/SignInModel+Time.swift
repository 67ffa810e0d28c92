public import Foundation

extension SignInModel {
    /// Whether the screen shows a countdown, or a code that can expire.
    public var isWaiting: Bool {
        if retryAt != nil { return true }
        guard case .code(let entry) = step else { return false }
        return entry.sent != nil && entry.end != .signIn
    }

    /// Returns for how many seconds a new code cannot be requested; 0 if it can.
    public func waitForResend(at now: Date) -> TimeInterval {
        guard case .code(let entry) = step, let end = entry.sent?.resendAt else { return 0 }
        return max(0, end.timeIntervalSince(now))
    }

    /// Returns whether the user can request a new code.
    public func canResend(at now: Date) -> Bool {
        guard case .code(let entry) = step, entry.sent != nil, entry.end != .signIn else {
            return false
        }
        return !isBusy && waitForResend(at: now) <= 0
    }

    /// Returns whether the user can ask what became of the message.
    ///
    /// Carriers report late, so not before a new code can be requested.
    public func canAskForMessage(at now: Date) -> Bool {
        guard case .code(let entry) = step, entry.end == nil else { return false }
        return canResend(at: now)
    }

    mutating func askForMessage(at now: Date) -> [SignInEffect] {
        guard canAskForMessage(at: now), case .code(let entry) = step, let sent = entry.sent else {
            return []
        }
        return run(.lookUpMessage(verificationID: sent.verificationID))
    }

    /// Returns for how many seconds the code is valid; `nil` if that is not known.
    public func codeLifetime(at now: Date) -> TimeInterval? {
        guard case .code(let entry) = step, entry.end == nil, let end = entry.sent?.expiresAt else {
            return nil
        }
        return max(0, end.timeIntervalSince(now))
    }

    mutating func tick(at now: Date) {
        if let retryAt, retryAt <= now { self.retryAt = nil }
        guard !isBusy, case .code(var entry) = step, let sent = entry.sent, entry.end == nil else {
            return
        }
        if let end = sent.expiresAt, end <= now {
            entry.digits = ""
            entry.end = .code
            complaint = .failure(SignInFailure(words: ["CODE_EXPIRED"]))
            notice = nil
        } else if let end = sent.resendAt, end <= now, !entry.saidResendIsReady {
            entry.saidResendIsReady = true
            notice = .resendReady
        }
        step = .code(entry)
    }
}
