package import DialtoneCore

/// What happens with one message among its candidates: a value with pure transitions.
///
/// A message stops at the first gateway that takes it. One that does not is followed by the
/// next at once; one that is silent is followed by the next after a while, and may still turn
/// out to have sent the message. Only when nobody can have it has the message failed.
package struct RelayState: Sendable {
    package enum Step: Hashable, Sendable {
        /// Offer the message to the candidate of that number.
        case offer(candidate: Int, MessageAttempt.Cause)

        /// Come back with ``RelayState/retryDue(_:)`` after that time; by default, without one.
        case wait(candidate: Int, TimeSpan?)
        case finish(Ending)
    }

    package enum Ending: Hashable, Sendable {
        /// A gateway has it.
        case taken

        /// Somebody may have it.
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

    /// How often one candidate is offered the same message.
    private static let offersEach = 2

    private let candidateCount: Int
    private var offers: [Offer] = []

    /// The next candidate that was not asked yet.
    private var next = 0

    /// Those that may take it later, with the wait they asked for.
    private var retries: [(candidate: Int, wish: TimeSpan?)] = []
    private var isWaiting = false
    private var lastReason = SendProblem.Reason.misconfigured
    package private(set) var ending: Ending?

    package init(candidateCount: Int) {
        self.candidateCount = candidateCount
    }

    /// Whether an answer is still to come.
    package var isAwaiting: Bool { offers.contains { $0.answer == .awaited } }

    package func isAwaiting(_ number: Int) -> Bool { offers[number].answer == .awaited }

    /// Who got an offer, by its number.
    package func candidate(of number: Int) -> Int { offers[number].candidate }

    /// Whether somebody may have the message by now.
    package var mayHaveLeft: Bool {
        offers.contains { $0.answer != .refused }
    }

    /// The offers, by number, that may have reached somebody.
    package var openOffers: [Int] { offers.indices.filter { offers[$0].answer != .refused } }

    package mutating func begin() -> [Step] { goOn(.first) }

    /// The gateway of an offer, counted from 0, answered.
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
            // Its hedge comes when the time for an answer is over.
            return next < candidateCount || isAwaiting ? [] : settle()
        case .retryable(let problem, let wish):
            lastReason = problem.reason
            let candidate = offers[number].candidate
            if offers.count(where: { $0.candidate == candidate }) < Self.offersEach {
                retries.append((candidate, wish))
            }
        case .permanent(let problem), .fraudBlocked(let problem):
            lastReason = problem.reason
            if outcome.isAboutNumber { return stop() }
        }
        return goOn(.failover)
    }

    /// An offer was not accepted for so long that the next candidate is asked as well.
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

    /// The time for the whole message is over.
    package mutating func deadlinePassed() -> [Step] {
        guard ending == nil else { return [] }
        return finish(mayHaveLeft ? .unknown : .failed(lastReason))
    }

    /// After a refusal: the next candidate, unless an earlier one is being waited for.
    private mutating func goOn(_ cause: MessageAttempt.Cause) -> [Step] {
        if next < candidateCount {
            // The hedge of a silent gateway was refused: another hedge takes its place.
            return offer(next, mayHaveLeft ? .hedge : cause)
        }
        if isAwaiting || isWaiting { return [] }
        return settle()
    }

    /// Everybody was asked and answered.
    private mutating func settle() -> [Step] {
        if mayHaveLeft { return finish(.unknown) }
        guard !retries.isEmpty else { return finish(.failed(lastReason)) }
        let retry = retries.removeFirst()
        isWaiting = true
        return [.wait(candidate: retry.candidate, retry.wish)]
    }

    /// The number itself is at fault, so nobody else is asked; but who was asked may have it.
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
    /// Whether no other gateway should be asked: the number is none, its owner wants no
    /// messages, or somebody's guard holds it for fraud.
    fileprivate var isAboutNumber: Bool {
        switch self {
        case .permanent(let problem): [.invalidNumber, .optedOut].contains(problem.reason)
        case .fraudBlocked: true
        case .accepted, .retryable, .unknown: false
        }
    }
}
