extension Spread {
    /// The lowest and the highest value, rounded to integers.
    var range: String { "\(lowest.formatted(digits: 0)) - \(highest.formatted(digits: 0))" }
}

extension Spread? {
    /// The median, for values in microseconds.
    var microseconds: String { map { "\($0.median.formatted(digits: 0)) us" } ?? "-" }
}
