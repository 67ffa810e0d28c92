import DialtoneBasics
package import DialtoneModel

extension SendOutcome {
    package var receipt: SendReceipt? {
        if case .accepted(let receipt) = self { receipt } else { nil }
    }

    /// The class of the outcome and its reason, such as "retryable throttled".
    package var summary: String {
        switch self {
        case .accepted: "accepted"
        case .retryable(let problem, let wait):
            "retryable \(problem.reason)" + (wait.map { " after \($0.wholeSeconds)" } ?? "")
        case .permanent(let problem): "permanent \(problem.reason)"
        case .fraudBlocked(let problem): "fraudBlocked \(problem.reason)"
        case .unknown(let problem): "unknown \(problem.reason)"
        }
    }
}
