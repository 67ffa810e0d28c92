import DialtoneCore

/// What a code of a gateway's own says about a message.
enum CodeMeaning: Hashable, Sendable {
    /// Another try may go well.
    case retryable(SendProblem.Reason)

    case permanent(SendProblem.Reason)

    /// The gateway's guard against fraud stopped it.
    case fraud

    var reason: SendProblem.Reason {
        switch self {
        case .retryable(let reason), .permanent(let reason): reason
        case .fraud: .fraud
        }
    }

    func outcome(code: String?, after wait: TimeSpan? = nil) -> SendOutcome {
        let problem = SendProblem(reason, code: code, reason.sentence)
        return switch self {
        case .retryable: .retryable(problem, after: wait)
        case .permanent: .permanent(problem)
        case .fraud: .fraudBlocked(problem)
        }
    }
}
