extension MessageWording {
    /// What the message costs where one part of it costs `part`.
    package func price(perPart part: Money) -> Money {
        let (micros, overflows) = part.micros.multipliedReportingOverflow(by: Int64(segments))
        return Money(micros: overflows ? .max : micros, currency: part.currency)
    }
}
