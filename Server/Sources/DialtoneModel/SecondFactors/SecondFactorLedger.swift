package import DialtoneBasics

/// The wrong codes of authenticator apps for one account, across all of its sign-ins.
///
/// An attacker who has the password can begin any number of sign-ins, so attempts are not counted
/// for each of them. Once the limit of an hour or a day is reached, right codes are rejected as
/// well. Proving any second factor clears the ledger.
package struct SecondFactorLedger: Hashable, Sendable {
    /// The hourly limit of wrong codes.
    ///
    /// Depending on the accepted time steps, an attempt matches 1 to 21 of a million codes. A year
    /// of attempts at this limit is unlikely to hit one, and users who mistype do not reach the
    /// limit.
    package static let perHour = RollingLimit(count: 10, span: .hours(1))
    package static let perDay = RollingLimit(count: 20, span: .days(1))

    /// The limit of NIST SP 800-63B on consecutive failures.
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
    /// Why codes are rejected at `now`; `nil` if they are evaluated.
    package func refusal(at now: Timestamp) -> Refusal? {
        if consecutiveFailures >= Self.consecutiveLimit { return .pendingSignIn(.suspended) }
        return wait(at: now).map { .pendingSignIn(.triesSpent(retryAfter: $0)) }
    }

    /// The wait until codes are evaluated again; `nil` if they are now.
    package func wait(at now: Timestamp) -> TimeSpan? {
        Self.perHour.wait(of: failures, at: now) ?? Self.perDay.wait(of: failures, at: now)
    }

    /// Records a wrong code and returns the number of attempts left before a wait.
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
