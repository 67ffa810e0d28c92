package import DialtoneBasics
package import DialtoneFlows
package import DialtoneModel
import DialtoneSendGuard

/// How much of one limit is used, as `--json` prints it.
package struct AllowanceView: Encodable {
    package let rule: String
    package let dimension: String

    /// The unit: `messages`, or `money` in millionths of the currency.
    package let measure: String
    package let used: Int64
    package let allowed: Int64
    package let left: Int64

    private let currency: String
    /// The dimension as tables show it.
    package let subject: String

    private enum CodingKeys: String, CodingKey {
        case rule, dimension, measure, used, allowed, left
    }

    package init(_ allowance: SendAllowance, currency: String) {
        rule = allowance.rule.text
        dimension = allowance.dimension.text
        measure = allowance.measure.rawValue
        used = allowance.used
        allowed = allowance.allowed
        left = allowance.left
        self.currency = currency
        subject = allowance.dimension.shownText
    }

    /// Returns how much of the server's caps all projects have used.
    package static func list(
        of caps: ServerSpendCaps,
        in data: any SendGuardReader,
        at now: Timestamp
    ) throws -> [Self] {
        guard !caps.isOff else { return [] }
        let tally = try data.serverSpend(in: caps.currency)
        let empty = SendTally(dimension: SendDimension(.server, caps.currency))
        return caps.allowances(of: tally ?? empty, at: now).map {
            Self($0, currency: caps.currency)
        }
    }

    /// Returns a count or an amount as text.
    package func figure(_ value: Int64) -> String {
        measure == SendAllowance.Measure.money.rawValue
            ? Money(micros: value, currency: currency).readable : "\(value)"
    }
}
