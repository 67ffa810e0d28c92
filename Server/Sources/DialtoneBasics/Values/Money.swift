/// An amount of money in one currency.
package struct Money: Hashable, Sendable, Codable {
    /// The amount in millionths of the currency's unit, since messages cost fractions of a cent.
    package var micros: Int64

    /// The ISO 4217 code of the currency, such as "USD".
    package let currency: String

    package init(micros: Int64, currency: String) {
        self.micros = micros
        self.currency = currency
    }
}
