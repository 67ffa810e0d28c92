/// Wrong codes of authenticator apps that one account has seen, over all of its sign-ins.
///
/// Whoever knows the password could begin any number of sign-ins; none of them brings tries of
/// its own. Once the tries of an hour or a day are spent, right codes are refused as well. Any
/// second factor that is proved clears the ledger.
package struct SecondFactorLedger: Hashable, Sendable {
    /// Of the million codes each try hits one to 21, as the accepted steps go: what is let
    /// through in a year stays unlikely to hit, and a person who mistypes does not notice.
    package static let perHour = RollingLimit(count: 10, span: .hours(1))
    package static let perDay = RollingLimit(count: 20, span: .days(1))

    /// The bound of NIST SP 800-63B for failures in a row.
    package static let consecutiveLimit = 100

    package let projectID: ProjectID
    package let accountID: AccountID

    /// Wrong codes of the last day, oldest first.
    package private(set) var failures: [Timestamp]

    /// Wrong codes since a second factor was last proved.
    package private(set) var consecutiveFailures: Int

    package init(
        projectID: ProjectID,
        accountID: AccountID,
        failures: [Timestamp] = [],
        consecutiveFailures: Int = 0
    ) {
        self.projectID = projectID
        self.accountID = accountID
        self.failures = failures
        self.consecutiveFailures = consecutiveFailures
    }
}

extension SecondFactorLedger {
    /// Why no code is judged at `now`; `nil` if one is.
    package func refusal(at now: Timestamp) -> Refusal? {
        if consecutiveFailures >= Self.consecutiveLimit { return .pendingSignIn(.suspended) }
        let wait =
            Self.perHour.wait(of: failures, at: now) ?? Self.perDay.wait(of: failures, at: now)
        return wait.map { .pendingSignIn(.triesSpent(retryAfter: $0)) }
    }

    /// Notes a wrong code, and says how many more are judged before somebody has to wait.
    package mutating func recordFailure(at now: Timestamp) -> Int {
        failures.removeAll { $0 <= now - Self.perDay.span }
        failures.append(now)
        consecutiveFailures += 1
        return min(
            Self.perHour.rest(of: failures, at: now),
            Self.perDay.rest(of: failures, at: now),
            max(0, Self.consecutiveLimit - consecutiveFailures)
        )
    }
}
