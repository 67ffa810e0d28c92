import DialtoneBasics
import Foundation

extension Timestamp {
    /// Parses a time as in RFC 3339, with or without a fraction of the second.
    init?(auditText text: String) {
        let whole = Date.ISO8601FormatStyle()
        let fractional = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        guard let date = (try? whole.parse(text)) ?? (try? fractional.parse(text)) else {
            return nil
        }
        self.init(date)
    }
}
