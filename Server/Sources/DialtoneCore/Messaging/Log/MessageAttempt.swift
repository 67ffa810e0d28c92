/// One offer of a message to one provider, and what came of it.
package struct MessageAttempt: Hashable, Sendable {
    /// Why the message was offered to this provider at this moment.
    package enum Cause: String, Hashable, Sendable, CaseIterable {
        case first

        /// The provider before did not take it.
        case failover

        /// The provider before did not answer in time.
        case hedge

        /// The same provider is asked once more, since it said that it might take it later.
        case retry
    }

    /// What the provider answered.
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
    package let providerName: String
    package let cause: Cause

    /// How the provider came to be chosen.
    package let choice: RouteChoice

    /// Whether another provider may have the same message.
    package var isPossibleDouble: Bool
    package let startedAt: Timestamp

    package var outcome = Outcome.pending

    /// How far the message has come with this provider.
    package var state = DeliveryState.queued
    package var providerMessageIDs: [String] = []

    /// The provider's own code.
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
        providerName: String,
        cause: Cause,
        choice: RouteChoice,
        isPossibleDouble: Bool,
        startedAt: Timestamp
    ) {
        self.id = id
        self.sessionID = sessionID
        self.projectID = projectID
        self.providerName = providerName
        self.cause = cause
        self.choice = choice
        self.isPossibleDouble = isPossibleDouble
        self.startedAt = startedAt
        updatedAt = startedAt
    }

    /// The attempt once the provider answered.
    package func answered(_ outcome: SendOutcome, at now: Timestamp) -> Self {
        var attempt = self
        attempt.updatedAt = now
        switch outcome {
        case .accepted(let receipt):
            attempt.outcome = .accepted
            attempt.state = .accepted
            attempt.providerMessageIDs = receipt.providerMessageIDs
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
