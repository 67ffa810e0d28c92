import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard

/// How much of one limit is used, as `--json` prints it.
struct AllowanceView: Encodable {
    let rule: String
    let dimension: String

    /// The unit: `messages`, or `money` in millionths of the currency.
    let measure: String
    let used: Int64
    let allowed: Int64
    let left: Int64

    private let currency: String
    private let subject: String

    private enum CodingKeys: String, CodingKey {
        case rule, dimension, measure, used, allowed, left
    }

    init(_ allowance: SendAllowance, currency: String) {
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
    static func list(
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

    static func table(_ views: [Self]) -> String {
        Table(
            header: ["RULE", "FOR", "USED", "ALLOWED", "LEFT"],
            rows: views.map { view in
                [view.rule, view.subject] + [view.used, view.allowed, view.left].map(view.figure)
            }
        ).text
    }

    private func figure(_ value: Int64) -> String {
        measure == SendAllowance.Measure.money.rawValue
            ? Money(micros: value, currency: currency).readable : "\(value)"
    }
}
