/// An amount in the guard's currency, written as a decimal number in settings.
package struct SpendAmount: Hashable, Comparable, Sendable, Codable {
    /// A trillion: far above any real amount, and far below an integer overflow.
    private static let limit = 1e12

    package let micros: Int64

    package init(micros: Int64) {
        self.micros = micros
    }

    package static func units(_ count: Int64) -> Self { Self(micros: count * 1_000_000) }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let units = try container.decode(Double.self)
        guard abs(units) <= Self.limit else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "an amount must be a number up to a trillion"
            )
        }
        micros = Int64((units * 1_000_000).rounded())
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Double(micros) / 1_000_000)
    }

    package static func + (lhs: Self, rhs: Self) -> Self { Self(micros: lhs.micros + rhs.micros) }

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.micros < rhs.micros }
}
