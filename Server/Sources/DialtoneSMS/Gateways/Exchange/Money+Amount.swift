import DialtoneBasics

extension Money {
    /// Reads the price of a message; some gateways send costs as negative numbers.
    init?(amount: Double?, currency: String?) {
        guard let amount, let currency = currency?.uppercased(),
            currency.wholeMatch(of: /[A-Z]{3}/) != nil,
            amount.magnitude < 1_000_000
        else { return nil }
        self.init(micros: Int64((amount.magnitude * 1_000_000).rounded()), currency: currency)
    }
}
