import DialtoneBasics

extension Money {
    private static let unit: Int64 = 1_000_000

    /// Parses an amount from the command line, such as `0.08 EUR`; `nil` for anything else.
    init?(typed text: String) {
        guard let match = text.wholeMatch(of: /([0-9]{1,9})(?:\.([0-9]{1,6}))? ?([A-Z]{3})/),
            let whole = Int64(match.1)
        else { return nil }
        let digits = String(match.2 ?? "")
        let fraction = Int64(digits + String(repeating: "0", count: 6 - digits.count)) ?? 0
        self.init(micros: whole * Self.unit + fraction, currency: String(match.3))
    }
}
