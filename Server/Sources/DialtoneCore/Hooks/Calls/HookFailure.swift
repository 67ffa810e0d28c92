/// Why a hook's opinion is not known.
package enum HookFailure: Error, Hashable, Sendable {
    /// Its address is not one that the operator allows.
    case invalidAddress(String)
    case noAnswer(OutboundFailure)
    /// It answered with a status that says neither yes nor no.
    case unexpectedStatus(Int)
    /// Its answer cannot be understood.
    case unreadable(String)
    /// It failed several times in a row, and is left alone for a while.
    case suspended
}

extension HookFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .invalidAddress(let problem): "its address \(problem)"
        case .noAnswer(let failure): "\(failure)"
        case .unexpectedStatus(let status): "it answered with status \(status)"
        case .unreadable(let problem): "its answer cannot be read: \(problem)"
        case .suspended: "it failed several times in a row, or is asked too much at once"
        }
    }
}
