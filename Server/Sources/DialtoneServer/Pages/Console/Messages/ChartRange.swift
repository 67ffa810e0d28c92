import DialtoneBasics
import Foundation

/// The hours or days that the x axis of a chart covers, from the first one to the present one.
struct ChartRange: Sendable {
    /// The length of a period in seconds.
    private let length: Double
    private let start: Date
    private let end: Date

    /// The number of periods.
    let slots: Double

    /// Creates the range of the last days, divided into hours or days.
    init(days: Int, by period: String, until now: Timestamp) {
        self.init(
            from: (now - .days(Int64(days))).date,
            to: now.date,
            length: Self.length(of: period)
        )
    }

    /// Creates the range from the first to the last of some times; `nil` if there is none.
    init?(of starts: [String], by period: String) {
        let times = starts.compactMap { try? Date($0, strategy: .iso8601) }
        guard let first = times.min(), let last = times.max() else { return nil }
        self.init(from: first, to: last, length: Self.length(of: period))
    }

    private init(from first: Date, to last: Date, length: Double) {
        self.length = length
        start = Self.floor(first, length)
        end = last
        slots = max(1, Self.floor(last, length).timeIntervalSince(start) / length + 1)
    }

    /// The start of the first period, and the end of the range, for the legend.
    var from: String { start.ISO8601Format() }
    var to: String { end.ISO8601Format() }

    /// Returns how many periods a time is after the start; `nil` if it is not in the range.
    func slot(of text: String) -> Double? {
        guard let time = try? Date(text, strategy: .iso8601) else { return nil }
        let slot = (time.timeIntervalSince(start) / length).rounded()
        return (0..<slots).contains(slot) ? slot : nil
    }

    private static func length(of period: String) -> Double { period == "hour" ? 3_600 : 86_400 }

    private static func floor(_ time: Date, _ length: Double) -> Date {
        Date(
            timeIntervalSince1970: (time.timeIntervalSince1970 / length).rounded(.down) * length
        )
    }
}
