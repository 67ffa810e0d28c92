package import DialtoneBasics

/// A circuit breaker for one hook, based on its recent failures on this node.
///
/// Without it, a hook that is down would make every user wait for its timeout, and hold one
/// connection for each sign-in in progress.
package struct HookCircuit: Hashable, Sendable {
    /// The number of consecutive failures after which the hook is not called for a while.
    package static let failureLimit = 5

    /// How long the hook is not called after too many failures.
    package static let pause = TimeSpan.seconds(30)

    /// The maximum number of concurrent calls to one hook.
    package static let concurrencyLimit = 64

    private var failures = 0
    private var pausedUntil: Timestamp?
    private var underWay = 0

    package init() {}

    /// Returns whether to call the hook; each admitted call has to be ended by ``finish(_:at:)``.
    ///
    /// After a pause one call is admitted, and others are rejected until it has finished.
    package mutating func admit(at now: Timestamp) -> Bool {
        guard underWay < Self.concurrencyLimit else { return false }
        if let pausedUntil {
            guard now >= pausedUntil else { return false }
            self.pausedUntil = now + Self.pause
        }
        underWay += 1
        return true
    }

    package mutating func finish(_ outcome: Outcome, at now: Timestamp) {
        underWay -= 1
        switch outcome {
        case .understood:
            failures = 0
            pausedUntil = nil
        case .failed:
            failures += 1
            if failures >= Self.failureLimit { pausedUntil = now + Self.pause }
        case .abandoned:
            break
        }
    }

    package enum Outcome: Sendable {
        case understood, failed
        /// The caller disconnected.
        case abandoned
    }
}
