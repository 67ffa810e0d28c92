package import DialtoneBasics
package import DialtoneFlows
package import DialtoneModel
import DialtoneSendGuard
package import IdentityToolkitAdmin

extension GuardAllowance {
    private static let money = SendAllowance.Measure.money.rawValue

    package init(_ allowance: SendAllowance, currency: String) {
        self.init()
        rule = allowance.rule.text
        dimension = allowance.dimension.text
        measure = allowance.measure.rawValue
        used = allowance.used
        allowed = allowance.allowed
        left = allowance.left
        self.currency = measure == Self.money ? currency : nil
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

    /// The dimension as tables show it.
    package var subject: String { SendDimension(text: dimension)?.shownText ?? dimension }

    /// Returns a count or an amount as text.
    package func figure(_ value: Int64) -> String {
        currency.map { Money(micros: value, currency: $0).readable } ?? "\(value)"
    }
}
