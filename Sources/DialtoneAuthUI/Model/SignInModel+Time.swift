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
