package import DialtoneBasics

/// One attempt to send a message by one gateway, and its outcome.
package struct MessageAttempt: Hashable, Sendable {
    /// Why the attempt was made.
    package enum Cause: String, Hashable, Sendable, CaseIterable {
        case first

        /// The previous gateway rejected it.
        case failover

        /// The previous gateway did not respond in time.
        case hedge

        /// The same gateway is tried again, because its rejection was temporary.
        case retry
    }

    /// The gateway's response.
    package enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// No response yet; it stays so if the server crashes.
        case pending
        case accepted, retryable, permanent, fraud, unknown

        /// Whether the message may have been sent.
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

    /// How the gateway was selected.
    package let choice: RouteChoice

    /// Whether another gateway may have sent the same message.
    package var isPossibleDouble: Bool
    package let startedAt: Timestamp

    package var outcome = Outcome.pending

    /// The delivery state of the message at this gateway.
    package var state = DeliveryState.queued
    package var gatewayMessageIDs: [String] = []

    /// The gateway's own status or error code.
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

    /// Returns the attempt with the gateway's response.
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
