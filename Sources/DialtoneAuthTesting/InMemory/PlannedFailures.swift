/// The failures that a test has set.
struct PlannedFailures: Sendable {
    private struct Plan: Sendable {
        let failure: AuthServerFailure
        var remaining: Int?
    }

    private var plans: [AuthServerCall: Plan] = [:]

    mutating func plan(_ failure: AuthServerFailure, on call: AuthServerCall?, times: Int?) {
        for call in call.map({ [$0] }) ?? AuthServerCall.allCases {
            plans[call] = Plan(failure: failure, remaining: times)
        }
    }

    /// The failure of a call that arrives now.
    mutating func next(for call: AuthServerCall) -> AuthServerFailure? {
        guard let plan = plans[call] else { return nil }
        guard let remaining = plan.remaining else { return plan.failure }
        guard remaining > 0 else { return nil }
        plans[call]?.remaining = remaining - 1
        return plan.failure
    }
}
