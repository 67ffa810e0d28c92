import DialtoneCore

extension OutboundFailure {
    /// What it means for a message that its provider did not answer.
    var outcome: SendOutcome {
        switch self {
        case .addressRefused: .permanent(problem(.misconfigured))
        case .unknownHost, .notConnected: .retryable(problem(.unavailable), after: nil)
        case .unreachable: .unknown(problem(.unavailable))
        case .timedOut: .unknown(problem(.timedOut))
        case .answerTooLarge: .unknown(problem(.nonsense))
        }
    }

    private func problem(_ reason: SendProblem.Reason) -> SendProblem {
        SendProblem(reason, "The provider was not heard: \(self).")
    }
}
