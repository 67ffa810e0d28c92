/// Several measurements of the same quantity.
struct Spread: Encodable {
    let median: Double
    let lowest: Double
    let highest: Double

    /// Creates a spread; `nil` if there are no measurements.
    init?(_ values: [Double]) {
        let sorted = values.sorted()
        guard let lowest = sorted.first, let highest = sorted.last else { return nil }
        self.lowest = lowest
        self.highest = highest
        let middle = sorted.count / 2
        median =
            sorted.count.isMultiple(of: 2)
            ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}
