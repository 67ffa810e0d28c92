package import DialtoneBasics
package import DialtoneSendGuard
package import PhoneNumbers

extension Refusal {
    /// Creates the refusal for a verdict; returns `nil` if the message is sent.
    package init?(_ verdict: SendVerdict) {
        switch verdict {
        case .admit: return nil
        case .stepUp(_, let wait): self = .appProofRequired(retryAfter: wait)
        case .refuse(let rule, let wait): self = .send(SendRefusal(rule, wait: wait))
        }
    }
}

extension SendRefusal {
    package init(_ rule: SendRule, wait: TimeSpan) {
        switch rule.name {
        case .kind: self = .numberKindNotAllowed
        case .hold: self = .prefixHeld(retryAfter: wait)
        case .cap:
            self =
                rule.dimension == .server
                ? .serverSpendCap(retryAfter: wait) : .spendCap(retryAfter: wait)
        case .limit, .budget, .answers, .countries, .notices:
            self = .limit(rule.dimension ?? .project, retryAfter: wait)
        }
    }
}

extension SendGuardSettings {
    /// Throws a ``Refusal`` if messages to numbers of this kind are not allowed.
    package func checkKind(of number: PlannedNumber) throws(Refusal) {
        guard mode == .enforce, kinds != nil, !allows(NumberKind(of: number)) else { return }
        throw .send(.numberKindNotAllowed)
    }
}
