import DialtoneCore

extension Money {
    /// What a gateway says that a message costs; some write costs as negative numbers.
    init?(amount: Double?, currency: String?) {
        guard let amount, let currency = currency?.uppercased(),
            currency.wholeMatch(of: /[A-Z]{3}/) != nil,
            amount.magnitude < 1_000_000
        else { return nil }
        self.init(micros: Int64((amount.magnitude * 1_000_000).rounded()), currency: currency)
    }
}
