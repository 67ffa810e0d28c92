package import DialtoneBasics
package import DialtoneModel

/// An outage of a gateway, as observed by one node.
package struct GatewayOutage: Hashable, Sendable {
    package let since: Timestamp

    /// The failures during the outage and in the ``HealthRules/window`` before it.
    package private(set) var failures: Int
    package internal(set) var answers: Int

    /// The reason for the last failure.
    package private(set) var reason: SendProblem.Reason

    init(since: Timestamp, failures: Int, answers: Int, reason: SendProblem.Reason) {
        self.since = since
        self.failures = failures
        self.answers = answers
        self.reason = reason
    }

    mutating func note(_ reason: SendProblem.Reason) {
        failures += 1
        answers += 1
        self.reason = reason
    }

    /// The share of failures in percent.
    package var share: Int { answers == 0 ? 100 : failures * 100 / answers }
}
