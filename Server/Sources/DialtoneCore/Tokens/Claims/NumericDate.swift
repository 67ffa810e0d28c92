/// A moment as claims of tokens hold it: seconds since 1970, perhaps with a fraction.
struct NumericDate: Decodable, Hashable, Sendable {
    let moment: Timestamp

    init(from decoder: any Decoder) throws {
        let seconds = try decoder.singleValueContainer().decode(Double.self)
        guard seconds.magnitude < 1e12 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no date")
            )
        }
        moment = Timestamp(milliseconds: Int64(seconds * 1_000))
    }
}
