/// A rule that a message breaks.
package struct SendViolation: Hashable, Sendable {
    package enum Weight: Hashable, Sendable {
        /// An app that proves itself gets past it.
        case stepUp
        case refuse
    }

    package let rule: SendRule

    /// Whose tally the rule looked at.
    package let dimension: SendDimension

    package let weight: Weight
    package let wait: TimeSpan

    /// What there is, with this message: messages, countries, or millionths of the currency.
    package let measured: Int64

    /// What there may be.
    package let allowed: Int64

    /// Whether the rule is only tried out as yet.
    package let isTrial: Bool

    init(
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
    /// The verdict that the violations amount to; the first refusal names the rule.
    ///
    /// Whoever waits as long as it says has waited for all of them.
    var verdict: SendVerdict {
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
