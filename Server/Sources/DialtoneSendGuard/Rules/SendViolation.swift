package import DialtoneBasics

/// A rule that a message violates.
package struct SendViolation: Hashable, Sendable {
    package enum Weight: Hashable, Sendable {
        /// A proof of the app overrides the violation.
        case stepUp
        case refuse
    }

    package let rule: SendRule

    /// The dimension of the tally that was evaluated.
    package let dimension: SendDimension

    package let weight: Weight
    package let wait: TimeSpan

    /// The actual value with this message: messages, countries, or millionths of the currency.
    package let measured: Int64

    /// The allowed value.
    package let allowed: Int64

    /// Whether the rule is on trial and not yet enforced.
    package let isTrial: Bool

    package init(
        _ rule: SendRule,
        on dimension: SendDimension,
        _ weight: Weight,
        wait: TimeSpan,
        measured: Int64 = 0,
        allowed: Int64 = 0,
        isTrial: Bool = false
    ) {
        self.rule = rule
        self.dimension = dimension
        self.weight = weight
        self.wait = wait
        self.measured = measured
        self.allowed = allowed
        self.isTrial = isTrial
    }
}

extension [SendViolation] {
    /// The overall verdict of the violations; the first refusal determines the rule.
    ///
    /// Its wait covers the waits of all violations.
    package var verdict: SendVerdict {
        for weight in [SendViolation.Weight.refuse, .stepUp] {
            let found = filter { $0.weight == weight }
            guard let first = found.first, let wait = found.map(\.wait).max() else { continue }
            switch weight {
            case .refuse: return .refuse(first.rule, wait: wait)
            case .stepUp: return .stepUp(first.rule, wait: wait)
            }
        }
        return .admit
    }
}
