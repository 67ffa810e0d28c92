/// Numbers whose owner earns money for every call or message, and that no real user has.
enum PremiumNumbers {
    /// Premium-rate numbers in the United Kingdom and Germany, and a satellite network without a
    /// country.
    static let pools = ["+4490987", "+4990019", "+8816123"].map { stem in
        NumberPool(blocks: (0..<10).map { NumberBlock(prefix: "\(stem)\($0)") })
    }
}
