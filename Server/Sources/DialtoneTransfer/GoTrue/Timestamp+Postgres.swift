import DialtoneBasics
import Foundation

extension Timestamp {
    /// Parses a `timestamptz` as PostgreSQL writes it, such as `2024-01-02 03:04:05.678901+00`.
    ///
    /// RFC 3339 is also accepted.
    init?(postgres text: String) {
        let pattern =
            /(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}(?::?\d{2})?)?/
        guard let match = text.wholeMatch(of: pattern) else { return nil }
        let zone = String(match.4 ?? "Z")
        let whole = "\(match.1)T\(match.2)\(zone.count == 3 ? "\(zone):00" : zone)"
        guard let date = try? Date.ISO8601FormatStyle().parse(whole) else { return nil }
        let fraction = Int64(
            String((match.3 ?? "").prefix(3)).padding(toLength: 3, withPad: "0", startingAt: 0)
        )
        self = Timestamp(seconds: Timestamp(date).seconds) + TimeSpan(milliseconds: fraction ?? 0)
    }
}
