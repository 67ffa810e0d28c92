/// An amount of one currency.
package struct Money: Hashable, Sendable, Codable {
    /// Millionths of the currency's unit, since messages cost fractions of a cent.
    package var micros: Int64

    /// An ISO 4217 code, such as "USD".
    package let currency: String

    package init(micros: Int64, currency: String) {
        self.micros = micros
        self.currency = currency
    }
}
