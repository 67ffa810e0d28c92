extension Spread {
    /// From the lowest to the highest, in whole numbers.
    var range: String { "\(lowest.formatted(digits: 0)) - \(highest.formatted(digits: 0))" }
}

extension Spread? {
    /// The median, of microseconds.
    var microseconds: String { map { "\($0.median.formatted(digits: 0)) us" } ?? "-" }
}
