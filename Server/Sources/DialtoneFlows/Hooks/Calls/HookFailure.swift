package import DialtoneBasics

/// The reason why a call to a hook failed.
package enum HookFailure: Error, Hashable, Sendable {
    /// The hook's address is not one that the operator allows.
    case invalidAddress(String)
    case noAnswer(OutboundFailure)
    /// The hook responded with a status that is neither an approval nor a rejection.
    case unexpectedStatus(Int)
    /// The hook's response cannot be parsed.
    case unreadable(String)
    /// The hook failed several times in a row, and is not called for a while.
    case suspended
}

extension HookFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .invalidAddress(let problem): "its URL \(problem)"
        case .noAnswer(let failure): "\(failure)"
        case .unexpectedStatus(let status): "it responded with status \(status)"
        case .unreadable(let problem): "its response is not valid: \(problem)"
        case .suspended: "it failed several times in a row, or has too many requests in progress"
        }
    }
}
