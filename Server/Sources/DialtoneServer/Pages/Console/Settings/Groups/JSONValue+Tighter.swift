import DialtoneBasics

extension JSONValue {
    /// Whether an amount or a count is lower than another, or limits what had no limit.
    ///
    /// An object is tighter if one of its members is, or if entries were added or removed: then
    /// other amounts apply to what the entries are about.
    func isTighter(than other: JSONValue) -> Bool {
        switch (self, other) {
        case (.null, _): false
        case (.object(let members), .object(let others)):
            members.keys != others.keys
                || members.contains { name, value in
                    others[name].map { value.isTighter(than: $0) } ?? true
                }
        default:
            if let amount, let other = other.amount { amount < other } else { self != other }
        }
    }

    private var amount: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }
}
