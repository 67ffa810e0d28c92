package import DialtoneBasics

extension MessageWording {
    /// Returns the price of the message if one segment costs `part`.
    package func price(perPart part: Money) -> Money {
        let (micros, overflows) = part.micros.multipliedReportingOverflow(by: Int64(segments))
        return Money(micros: overflows ? .max : micros, currency: part.currency)
    }
}
