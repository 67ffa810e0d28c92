package import DialtoneBasics
package import DialtoneSendGuard

/// The used share of one rule, for display.
package struct SendAllowance: Hashable, Sendable {
    package enum Measure: String, Hashable, Sendable {
        case messages
        /// In millionths of the guard's currency.
        case money
    }

    package let rule: SendRule
    package let dimension: SendDimension
    package let measure: Measure
    package let used: Int64
    package let allowed: Int64

    package var left: Int64 { max(0, allowed - used) }
}

extension SendGuardSettings {
    /// Returns how much of every limit, budget and cap on its dimension `tally` has used.
    ///
    /// Caps depend on `project`.
    package func allowances(
        of tally: SendTally,
        project: ProjectTally,
        at now: Timestamp
    ) -> [SendAllowance] {
        SendSpan.allCases.flatMap { span -> [SendAllowance] in
            let count = tally.count(in: span, at: now)
            let kind = tally.dimension.kind
            func allowance(
                _ name: SendRule.Name,
                _ measure: SendAllowance.Measure,
                _ used: Int64,
                _ allowed: Int64
            ) -> SendAllowance {
                SendAllowance(
                    rule: SendRule(name, kind, span),
                    dimension: tally.dimension,
                    measure: measure,
                    used: used,
                    allowed: allowed
                )
            }
            var all: [SendAllowance] = []
            if let limit = limits[kind].allowance(in: span, entered: count.entered) {
                all.append(allowance(.limit, .messages, Int64(count.unanswered), Int64(limit)))
            }
            if let budget = budgets[kind]?.allowance(for: tally, in: span, at: now) {
                all.append(allowance(.budget, .money, count.unansweredSpend, Int64(budget)))
            }
            if let cap = caps.cap(on: tally, in: span, of: project, at: now) {
                all.append(allowance(.cap, .money, count.spent, cap.micros))
            }
            return all
        }
    }
}

extension ServerSpendCaps {
    /// Returns how much of each cap `tally` has used.
    package func allowances(of tally: SendTally, at now: Timestamp) -> [SendAllowance] {
        spans.map { span, allowed in
            SendAllowance(
                rule: SendRule(.cap, .server, span),
                dimension: tally.dimension,
                measure: .money,
                used: tally.count(in: span, at: now).spent,
                allowed: allowed
            )
        }
    }
}
