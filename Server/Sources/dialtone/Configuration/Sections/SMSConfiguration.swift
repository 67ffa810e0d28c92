import DialtoneFlows
import DialtoneSendGuard
import Configuration

/// The server-wide settings for messages, independent of the sender.
///
/// - `caps.perHour`, `caps.perDay`, `caps.perMonth` (double, optional): the maximum cost of the
///   messages of all projects together in an hour, a day and thirty days; unset for no cap.
/// - `caps.currency` (string, default `USD`): the currency of these amounts.
/// - `caps.rates` (string array, default empty): the value of one unit of another currency in this
///   one, such as `EUR=1.08`.
struct SMSConfiguration: Sendable {
    let caps: ServerSpendCaps

    init(config: ConfigReader) throws {
        let config = config.scoped(to: "caps")
        var caps = ServerSpendCaps()
        var problems = ConfigurationProblems()
        caps.cap.perHour = Self.amount("perHour", config, &problems)
        caps.cap.perDay = Self.amount("perDay", config, &problems)
        caps.cap.perMonth = Self.amount("perMonth", config, &problems)
        caps.currency = config.string(forKey: "currency", default: SendPrices.currency)
        problems.require(
            Self.isCurrency(caps.currency),
            "sms.caps.currency: must be an ISO 4217 code, such as USD"
        )
        for text in config.stringArray(forKey: "rates", default: []) {
            if let (currency, rate) = Self.rate(text) {
                caps.rates[currency] = rate
            } else {
                problems.note("sms.caps.rates: \(text) does not have the form EUR=1.08")
            }
        }
        try problems.check()
        guard
            caps.isOff || caps.currency == SendPrices.currency
                || caps.rates[SendPrices.currency] != nil
        else {
            throw ConfigurationProblem(
                "sms.caps.rates: must have a rate for \(SendPrices.currency), the currency of the "
                    + "built-in prices"
            )
        }
        self.caps = caps
    }

    private static func amount(
        _ key: String,
        _ config: ConfigReader,
        _ problems: inout ConfigurationProblems
    ) -> SpendAmount? {
        guard let units = config.double(forKey: ConfigKey(stringLiteral: key)) else { return nil }
        guard (0...1_000_000_000).contains(units) else {
            problems.note("sms.caps.\(key): must be 0 to 1000000000")
            return nil
        }
        return SpendAmount(micros: Int64((units * 1_000_000).rounded()))
    }

    private static func rate(_ text: String) -> (currency: String, rate: Double)? {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, isCurrency(parts[0]), let rate = Double(parts[1]),
            (0.000_001...1_000_000).contains(rate)
        else { return nil }
        return (parts[0], rate)
    }

    private static func isCurrency(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Z]{3}/) != nil
    }
}
