import DialtoneBasics

extension SendHold {
    /// Begins a hold; returns `nil` if the policy has none.
    init?(at now: Timestamp, policy: PrefixHoldPolicy, budget: SendBudget) {
        guard let duration = policy.duration else { return nil }
        self.init(
            since: now,
            until: now + duration,
            nextProbeAt: now + policy.probeEvery,
            answersToEnd: policy.answersToEnd,
            floor: budget.perDay?.micros ?? budget.perHour?.micros ?? 0,
            perVerified: budget.perVerified
        )
    }
}
