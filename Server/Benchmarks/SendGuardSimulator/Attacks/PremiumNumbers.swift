/// Numbers whose owner earns at every call or message, which no app has people at.
enum PremiumNumbers {
    /// Premium rate in the United Kingdom and Germany, and a satellite network of no country.
    static let pools = ["+4490987", "+4990019", "+8816123"].map { stem in
        NumberPool(blocks: (0..<10).map { NumberBlock(prefix: "\(stem)\($0)") })
    }
}
