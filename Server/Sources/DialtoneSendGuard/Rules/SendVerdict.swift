package import DialtoneBasics

/// The guard's verdict on a message.
package enum SendVerdict: Hashable, Sendable {
    case admit
    /// Rejected, unless the app proves itself.
    case stepUp(SendRule, wait: TimeSpan)
    case refuse(SendRule, wait: TimeSpan)

    package enum Name: String, Hashable, Sendable, CaseIterable { case admit, stepUp, refuse }

    package var name: Name {
        switch self {
        case .admit: .admit
        case .stepUp: .stepUp
        case .refuse: .refuse
        }
    }

    /// The rule that stopped the message, if any.
    package var rule: SendRule? {
        switch self {
        case .admit: nil
        case .stepUp(let rule, _), .refuse(let rule, _): rule
        }
    }

    package var wait: TimeSpan? {
        switch self {
        case .admit: nil
        case .stepUp(_, let wait), .refuse(_, let wait): wait
        }
    }
}
