package import DialtoneBasics

/// A timestamp in token claims: seconds since 1970, with an optional fraction.
package struct NumericDate: Decodable, Hashable, Sendable {
    package let moment: Timestamp

    package init(from decoder: any Decoder) throws {
        let seconds = try decoder.singleValueContainer().decode(Double.self)
        guard seconds.magnitude < 1e12 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not a valid date")
            )
        }
        moment = Timestamp(milliseconds: Int64(seconds * 1_000))
    }
}
