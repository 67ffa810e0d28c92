package import DialtoneBasics
package import DialtoneModel
package import DialtoneSendGuard

/// The used share of one limit on calls.
package struct CallAllowance: Hashable, Sendable {
    package let call: LimitedCall
    package let dimension: SendDimension.Kind
    package let span: SendSpan

    /// The address or network that is limited.
    package let subject: String

    package let used: Int
    package let allowed: Int

    /// How long until one more call is allowed; zero if it is allowed now.
    package let wait: TimeSpan

    package var left: Int { max(0, allowed - used) }
}

extension CallLimitSettings {
    /// Returns how much of each limit on its dimension `tally` has used.
    package func allowances(
        of tally: SendTally,
        of call: LimitedCall,
        at now: Timestamp
    ) -> [CallAllowance] {
        SendSpan.allCases.compactMap { span in
            guard let allowed = self[call][tally.dimension.kind]?[span] else { return nil }
            let used = tally.count(in: span, at: now).unanswered
            let isOver = used >= allowed
            return CallAllowance(
                call: call,
                dimension: tally.dimension.kind,
                span: span,
                subject: tally.dimension.subject,
                used: used,
                allowed: allowed,
                wait: isOver
                    ? tally.wait(in: span, at: now) { $0.unanswered < allowed } : .seconds(0)
            )
        }
    }

    /// Returns the limits that are exceeded.
    func violations(
        on tally: SendTally,
        of call: LimitedCall,
        at now: Timestamp
    ) -> [CallAllowance] {
        allowances(of: tally, of: call, at: now).filter { $0.left == 0 }
    }
}
