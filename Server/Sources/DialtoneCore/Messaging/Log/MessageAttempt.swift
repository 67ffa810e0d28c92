/// One offer of a message to one gateway, and what came of it.
package struct MessageAttempt: Hashable, Sendable {
    /// Why the message was offered to this gateway at this moment.
    package enum Cause: String, Hashable, Sendable, CaseIterable {
        case first

        /// The gateway before did not take it.
        case failover

        /// The gateway before did not answer in time.
        case hedge

        /// The same gateway is asked once more, since it said that it might take it later.
        case retry
    }

    /// What the gateway answered.
    package enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// Nothing yet; after a crash it stays so.
        case pending
        case accepted, retryable, permanent, fraud, unknown

        /// Whether somebody may have got the message.
        package var mayHaveLeft: Bool {
            switch self {
            case .pending, .accepted, .unknown: true
            case .retryable, .permanent, .fraud: false
            }
        }
    }

    package let id: AttemptID
    package let sessionID: VerificationSessionID
    package let projectID: ProjectID
    package let gatewayName: String
    package let cause: Cause

    /// How the gateway came to be chosen.
    package let choice: RouteChoice

    /// Whether another gateway may have the same message.
    package var isPossibleDouble: Bool
    package let startedAt: Timestamp

    package var outcome = Outcome.pending

    /// How far the message has come with this gateway.
    package var state = DeliveryState.queued
    package var gatewayMessageIDs: [String] = []

    /// The gateway's own code.
    package var code: String?
    package var reason: SendProblem.Reason?

    /// The carrier's country and network code (MCCMNC).
    package var network: String?
    package var segments: Int?
    package var price: Money?
    package var updatedAt: Timestamp

    package init(
        id: AttemptID,
        sessionID: VerificationSessionID,
        projectID: ProjectID,
        gatewayName: String,
        cause: Cause,
        choice: RouteChoice,
        isPossibleDouble: Bool,
        startedAt: Timestamp
    ) {
        self.id = id
        self.sessionID = sessionID
        self.projectID = projectID
        self.gatewayName = gatewayName
        self.cause = cause
        self.choice = choice
        self.isPossibleDouble = isPossibleDouble
        self.startedAt = startedAt
        updatedAt = startedAt
    }

    /// The attempt once the gateway answered.
    package func answered(_ outcome: SendOutcome, at now: Timestamp) -> Self {
        var attempt = self
        attempt.updatedAt = now
        switch outcome {
        case .accepted(let receipt):
            attempt.outcome = .accepted
            attempt.state = .accepted
            attempt.gatewayMessageIDs = receipt.gatewayMessageIDs
            attempt.segments = receipt.segments
            attempt.price = receipt.price
        case .retryable(let problem, _): attempt.fail(.retryable, problem)
        case .permanent(let problem): attempt.fail(.permanent, problem)
        case .fraudBlocked(let problem): attempt.fail(.fraud, problem)
        case .unknown(let problem):
            attempt.outcome = .unknown
            attempt.state = .accepted
            attempt.code = problem.code
            attempt.reason = problem.reason
        }
        return attempt
    }

    private mutating func fail(_ outcome: Outcome, _ problem: SendProblem) {
        self.outcome = outcome
        state = .failed
        code = problem.code
        reason = problem.reason
    }
}
