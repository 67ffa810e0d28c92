package import DialtoneCore

/// How a gateway has been out of order, as one node sees it.
package struct GatewayOutage: Hashable, Sendable {
    package let since: Timestamp

    /// What failed, of all that it answered, from the last minute before on.
    package private(set) var failures: Int
    package internal(set) var answers: Int

    /// Why the last one failed.
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

    /// In percent.
    package var share: Int { answers == 0 ? 100 : failures * 100 / answers }
}
