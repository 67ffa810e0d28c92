import DialtoneBasics
import DialtoneModel

extension OutboundFailure {
    /// The outcome of a message whose gateway sent no complete response.
    var outcome: SendOutcome {
        switch self {
        case .addressRefused: .permanent(problem(.misconfigured))
        case .unknownHost, .notConnected: .retryable(problem(.unavailable), after: nil)
        case .unreachable: .unknown(problem(.unavailable))
        case .timedOut: .unknown(problem(.timedOut))
        case .answerTooLarge: .unknown(problem(.invalidResponse))
        }
    }

    private func problem(_ reason: SendProblem.Reason) -> SendProblem {
        SendProblem(reason, code: code, "The gateway did not return a complete response: \(self).")
    }

    /// The code for the message log, which does not store the sentence.
    private var code: String {
        switch self {
        case .addressRefused: "address-refused"
        case .unknownHost: "unknown-host"
        case .notConnected: "not-connected"
        case .unreachable: "connection-broken"
        case .timedOut: "no-answer"
        case .answerTooLarge: "answer-too-large"
        }
    }
}
