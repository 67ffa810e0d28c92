extension Refusal {
    /// What an app is told about the verdict; `nil` if the message is sent.
    init?(_ verdict: SendVerdict) {
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
        case .limit, .budget, .answers, .countries:
            self = .limit(rule.dimension ?? .project, retryAfter: wait)
        }
    }
}
