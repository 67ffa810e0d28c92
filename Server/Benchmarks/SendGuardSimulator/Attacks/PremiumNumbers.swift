/// Numbers whose owner earns at every call or message, which no app has people at.
enum PremiumNumbers {
    /// Premium rate in the United Kingdom and Germany, and a satellite network of no country.
    static let pools = [
        NumberPool(region: "GB", prefixes: (0..<10).map { "+4490987\($0)" }),
        NumberPool(region: "DE", prefixes: (0..<10).map { "+4990019\($0)" }),
        NumberPool(region: "001", prefixes: (0..<10).map { "+8816123\($0)" }),
    ]
}

extension NumberPool {
    /// Blocks that are known.
    init(region: String, prefixes: [String]) {
        self.region = region
        self.prefixes = prefixes
    }
}
