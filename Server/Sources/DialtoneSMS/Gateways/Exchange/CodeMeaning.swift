import DialtoneBasics
import DialtoneModel

/// The meaning of a gateway's own error code for a message.
enum CodeMeaning: Hashable, Sendable {
    /// Sending the message again may succeed.
    case retryable(SendProblem.Reason)

    case permanent(SendProblem.Reason)

    /// The gateway's fraud protection blocked the message.
    case fraud

    var reason: SendProblem.Reason {
        switch self {
        case .retryable(let reason), .permanent(let reason): reason
        case .fraud: .fraud
        }
    }

    func outcome(code: String?, after wait: TimeSpan? = nil) -> SendOutcome {
        let problem = SendProblem(reason, code: code, reason.explanation)
        return switch self {
        case .retryable: .retryable(problem, after: wait)
        case .permanent: .permanent(problem)
        case .fraud: .fraudBlocked(problem)
        }
    }
}
