package import DialtoneBasics
package import DialtoneModel

/// The state of one message's delivery: a value with pure transitions.
///
/// Delivery stops at the first gateway that accepts the message. If a gateway rejects it, the next
/// one is tried immediately. If a gateway does not respond, the next one is tried after a delay,
/// and the first may still turn out to have sent the message. The message has failed only if no
/// gateway can have it.
package struct RelayState: Sendable {
    package enum Step: Hashable, Sendable {
        /// Offer the message to the candidate with this index.
        case offer(candidate: Int, MessageAttempt.Cause)

        /// Call ``RelayState/retryDue(_:)`` after this delay, or after the default delay if `nil`.
        case wait(candidate: Int, TimeSpan?)
        case finish(Ending)
    }

    package enum Ending: Hashable, Sendable {
        /// A gateway accepted the message.
        case taken

        /// A gateway may have the message.
        case unknown
        case failed(SendProblem.Reason)
    }

    private enum Answer: Hashable {
        case awaited, unknown, refused, accepted
    }

    private struct Offer: Hashable {
        let candidate: Int
        var answer = Answer.awaited
    }

    /// The number of times that one candidate is offered the same message.
    private static let offersEach = 2

    private let candidateCount: Int
    private var offers: [Offer] = []

    /// The next candidate that was not tried yet.
    private var next = 0

    /// The candidates to retry later, with the delays they requested.
    private var retries: [(candidate: Int, delay: TimeSpan?)] = []
    private var isWaiting = false
    private var lastReason = SendProblem.Reason.misconfigured
    package private(set) var ending: Ending?

    package init(candidateCount: Int) {
        self.candidateCount = candidateCount
    }

    /// Whether a response is outstanding.
    package var isAwaiting: Bool { offers.contains { $0.answer == .awaited } }

    package func isAwaiting(_ number: Int) -> Bool { offers[number].answer == .awaited }

    /// Returns the candidate of an offer.
    package func candidate(of number: Int) -> Int { offers[number].candidate }

    /// Whether a gateway may have the message.
    package var mayHaveLeft: Bool {
        offers.contains { $0.answer != .refused }
    }

    /// The indices of the offers that were not rejected.
    package var openOffers: [Int] { offers.indices.filter { offers[$0].answer != .refused } }

    package mutating func begin() -> [Step] { goOn(.first) }

    /// Processes the response to an offer, counted from 0; returns the next steps.
    package mutating func answered(_ number: Int, _ outcome: SendOutcome) -> [Step] {
        offers[number].answer =
            switch outcome {
            case .accepted: .accepted
            case .unknown: .unknown
            case .retryable, .permanent, .fraudBlocked: .refused
            }
        guard ending == nil else { return [] }
        switch outcome {
        case .accepted: return finish(.taken)
        case .unknown(let problem):
            lastReason = problem.reason
            // The next candidate is tried when ``late(_:)`` reports that the response time is over.
            return next < candidateCount || isAwaiting ? [] : settle()
        case .retryable(let problem, let delay):
            lastReason = problem.reason
            let candidate = offers[number].candidate
            if offers.count(where: { $0.candidate == candidate }) < Self.offersEach {
                retries.append((candidate, delay))
            }
        case .permanent(let problem), .fraudBlocked(let problem):
            lastReason = problem.reason
            if outcome.isAboutNumber { return stop() }
        }
        return goOn(.failover)
    }

    /// Tries the next candidate because an offer was not accepted within the hedging delay.
    package mutating func late(_ number: Int) -> [Step] {
        guard ending == nil, [.awaited, .unknown].contains(offers[number].answer) else { return [] }
        guard next < candidateCount else { return isAwaiting ? [] : settle() }
        return offer(next, .hedge)
    }

    package mutating func retryDue(_ candidate: Int) -> [Step] {
        isWaiting = false
        guard ending == nil else { return [] }
        return offer(candidate, .retry)
    }

    /// Ends the delivery because the deadline for the whole message has passed.
    package mutating func deadlinePassed() -> [Step] {
        guard ending == nil else { return [] }
        return finish(mayHaveLeft ? .unknown : .failed(lastReason))
    }

    /// Tries the next candidate after a rejection; if there is none, waits for open offers.
    private mutating func goOn(_ cause: MessageAttempt.Cause) -> [Step] {
        if next < candidateCount {
            // The hedge for a silent gateway was rejected: another hedge replaces it.
            return offer(next, mayHaveLeft ? .hedge : cause)
        }
        if isAwaiting || isWaiting { return [] }
        return settle()
    }

    /// Decides the outcome after every candidate has responded.
    private mutating func settle() -> [Step] {
        if mayHaveLeft { return finish(.unknown) }
        guard !retries.isEmpty else { return finish(.failed(lastReason)) }
        let retry = retries.removeFirst()
        isWaiting = true
        return [.wait(candidate: retry.candidate, retry.delay)]
    }

    /// Stops because the number itself is the problem; an earlier gateway may have the message.
    private mutating func stop() -> [Step] {
        next = candidateCount
        retries = []
        if isAwaiting { return [] }
        return finish(mayHaveLeft ? .unknown : .failed(lastReason))
    }

    private mutating func offer(
        _ candidate: Int,
        _ cause: MessageAttempt.Cause
    ) -> [Step] {
        if candidate == next { next += 1 }
        offers.append(Offer(candidate: candidate))
        return [.offer(candidate: candidate, cause)]
    }

    private mutating func finish(_ ending: Ending) -> [Step] {
        self.ending = ending
        return [.finish(ending)]
    }
}

extension SendOutcome {
    /// Whether no other gateway is to be tried.
    ///
    /// The number is invalid, its owner opted out, or fraud protection blocked the message.
    fileprivate var isAboutNumber: Bool {
        switch self {
        case .permanent(let problem): [.invalidNumber, .optedOut].contains(problem.reason)
        case .fraudBlocked: true
        case .accepted, .retryable, .unknown: false
        }
    }
}
