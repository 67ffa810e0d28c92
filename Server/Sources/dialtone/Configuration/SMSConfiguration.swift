import Configuration
import DialtoneCore

/// What the server may do with messages, whoever delivers them.
///
/// - `caps.perHour`, `caps.perDay`, `caps.perMonth` (double, optional): the most that messages of
///   all projects together may cost in an hour, a day and thirty days; without one there is no
///   such cap.
/// - `caps.currency` (string, default `USD`): the currency of these amounts.
/// - `caps.rates` (string array, default empty): what one unit of another currency is worth in
///   it, such as `EUR=1.08`.
struct SMSConfiguration: Sendable {
    let caps: ServerSpendCaps

    init(config: ConfigReader) throws {
        let config = config.scoped(to: "caps")
        var caps = ServerSpendCaps()
        caps.cap.perHour = try Self.amount("perHour", config)
        caps.cap.perDay = try Self.amount("perDay", config)
        caps.cap.perMonth = try Self.amount("perMonth", config)
        caps.currency = config.string(forKey: "currency", default: SendPrices.currency)
        guard Self.isCurrency(caps.currency) else {
            throw ConfigurationProblem(
                "sms.caps.currency: must be a code of ISO 4217, such as USD"
            )
        }
        for text in config.stringArray(forKey: "rates", default: []) {
            let (currency, rate) = try Self.rate(text)
            caps.rates[currency] = rate
        }
        guard
            caps.isOff || caps.currency == SendPrices.currency
                || caps.rates[SendPrices.currency] != nil
        else {
            throw ConfigurationProblem(
                "sms.caps.rates: must say what \(SendPrices.currency) is worth, in which the "
                    + "built-in prices are"
            )
        }
        self.caps = caps
    }

    private static func amount(_ key: String, _ config: ConfigReader) throws -> SpendAmount? {
        guard let units = config.double(forKey: ConfigKey(stringLiteral: key)) else { return nil }
        guard (0...1_000_000_000).contains(units) else {
            throw ConfigurationProblem("sms.caps.\(key): must be 0 to 1000000000")
        }
        return SpendAmount(micros: Int64((units * 1_000_000).rounded()))
    }

    private static func rate(_ text: String) throws -> (currency: String, rate: Double) {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, isCurrency(parts[0]), let rate = Double(parts[1]),
            (0.000_001...1_000_000).contains(rate)
        else {
            throw ConfigurationProblem(
                "sms.caps.rates: \(text) is not of the form EUR=1.08"
            )
        }
        return (parts[0], rate)
    }

    private static func isCurrency(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Z]{3}/) != nil
    }
}
