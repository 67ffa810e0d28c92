package import DialtoneBasics
package import DialtoneSendGuard

/// The caps on what the server may spend on messages, for all its projects together.
///
/// They are part of the configuration, not of a project: a project administrator cannot raise them,
/// and they also apply to projects whose guard is off or only audits.
package struct ServerSpendCaps: Hashable, Sendable {
    /// No server-wide caps; only those of the projects apply.
    package static let none = Self()

    package var cap = SpendCap()

    /// The currency of ``cap``, an ISO 4217 code.
    package var currency = SendPrices.currency

    /// The value of one unit of other currencies in ``currency``, by ISO 4217 code.
    package var rates: [String: Double] = [:]

    package init() {}

    package var isOff: Bool { SendSpan.allCases.allSatisfy { cap[$0] == nil } }
}

extension ServerSpendCaps {
    /// Returns the cost of a message in millionths of ``currency``, by the prices of its project.
    ///
    /// If the configuration has no rate for the project's currency, the built-in prices apply.
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

    /// Returns the caps that a message of `cost` would exceed, given what `tally` already counted.
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

    /// The spans that have a cap, and the cap of each in millionths.
    var spans: [(span: SendSpan, micros: Int64)] {
        SendSpan.allCases.compactMap { span in cap[span].map { (span, $0.micros) } }
    }
}
