/// What the server may spend on messages, all its projects together.
///
/// It is the configuration's, not a project's: whoever may change a project cannot lift it, and
/// a project whose guard is off or only audits is bound by it like the others.
package struct ServerSpendCaps: Hashable, Sendable {
    /// The server may spend what its projects may.
    package static let none = Self()

    package var cap = SpendCap()

    /// The currency of ``cap``, an ISO 4217 code.
    package var currency = SendPrices.currency

    /// What one unit of another currency is worth in ``currency``, by its code.
    package var rates: [String: Double] = [:]

    package init() {}

    package var isOff: Bool { SendSpan.allCases.allSatisfy { cap[$0] == nil } }
}

extension ServerSpendCaps {
    /// Millionths of ``currency`` that a message costs, by the prices of its project.
    ///
    /// Where nobody said what that project's currency is worth, the built-in prices count.
    package func cost(
        ofSegments segments: Int,
        in region: String,
        by settings: SendGuardSettings
    ) -> Int64 {
        let price = settings.price(ofSegments: segments, in: region)
        if let cost = exchanged(price) { return cost }
        let listed = Money(
            micros: SendPrices.price(in: region).micros * Int64(max(1, segments)),
            currency: SendPrices.currency
        )
        return exchanged(listed) ?? listed.micros
    }

    private func exchanged(_ money: Money) -> Int64? {
        guard money.currency != currency else { return money.micros }
        // Rounded up, so that many small amounts never add up to more than the cap.
        return rates[money.currency].map { Int64((Double(money.micros) * $0).rounded(.up)) }
    }

    /// The caps that a message of `cost` would break, by what `tally` counted before it.
    package func violations(
        of cost: Int64,
        on tally: SendTally,
        at now: Timestamp
    ) -> [SendViolation] {
        spans.compactMap { span, allowed in
            let spent = tally.count(in: span, at: now).spent + cost
            guard spent > allowed else { return nil }
            return SendViolation(
                SendRule(.cap, .server, span),
                on: tally.dimension,
                .refuse,
                wait: tally.wait(in: span, at: now) { $0.spent + cost <= allowed },
                measured: spent,
                allowed: allowed
            )
        }
    }

    /// What `tally` has used up of each cap.
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

    /// The spans that have a cap, and how many millionths each has.
    var spans: [(span: SendSpan, micros: Int64)] {
        SendSpan.allCases.compactMap { span in cap[span].map { (span, $0.micros) } }
    }
}
