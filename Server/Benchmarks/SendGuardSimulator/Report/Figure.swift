import DialtoneBasics

/// Formats figures, with integer arithmetic, so that every machine produces the same text.
enum Figure {
    static func money(_ micros: Int64) -> String {
        let cents = (micros + 5_000) / 10_000
        let fraction = cents % 100
        return "$\(cents / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }

    static func share(_ part: some BinaryInteger, of whole: some BinaryInteger) -> String {
        share(whole == 0 ? 0 : Double(part) / Double(whole))
    }

    /// Formats a fraction as a percentage with two decimal places.
    static func share(_ value: Double) -> String {
        let hundredths = Int((value * 10_000).rounded())
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
    }

    static func duration(_ span: TimeSpan) -> String {
        let minutes = (span.milliseconds + 59_999) / 60_000
        return minutes < 120 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    }
}
