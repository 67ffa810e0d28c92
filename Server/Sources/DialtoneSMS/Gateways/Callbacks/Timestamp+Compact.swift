import DialtoneBasics
import Foundation

extension Timestamp {
    /// Reads a UTC time in the format YYMMDDhhmm or YYMMDDhhmmss that receipts use.
    init?(compact text: String) {
        let digits = Array(text)
        guard text.wholeMatch(of: /[0-9]{10}([0-9]{2})?/) != nil else { return nil }
        let pairs = stride(from: 0, to: digits.count, by: 2).map { String(digits[$0...($0 + 1)]) }
        let second = pairs.count > 5 ? pairs[5] : "00"
        self.init(
            iso8601: "20\(pairs[0])-\(pairs[1])-\(pairs[2])T\(pairs[3]):\(pairs[4]):\(second)Z"
        )
    }

    init?(iso8601 text: String) {
        guard let date = try? Date(text, strategy: .iso8601) else { return nil }
        self.init(date)
    }
}

extension Timestamp {
    /// Reads an ISO 8601 time with or without a fraction of a second.
    init?(iso8601WithFraction text: String) {
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        guard let date = try? style.parse(text) else {
            self.init(iso8601: text)
            return
        }
        self.init(date)
    }
}
