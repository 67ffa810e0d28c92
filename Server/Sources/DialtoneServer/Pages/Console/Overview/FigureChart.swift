import Foundation

/// A bar chart of one or two figures by hour or day, with the values as a table.
///
/// The first figure is an outlined bar, and the second one a filled bar inside it, so that they
/// need no color. Hours and days in which nothing happened are gaps.
struct FigureChart: Sendable {
    private static let width = 720.0
    private static let left = 96.0
    private static let bottom = 176.0
    private static let top = 12.0

    /// A period and its values.
    struct Row: Sendable {
        let start: String
        let first: Int
        let second: Int?
        let firstText: String
        let secondText: String?
    }

    struct Bar: Sendable {
        let left: Double
        let width: Double
        let firstTop: Double
        let firstHeight: Double
        let secondTop: Double
        let secondHeight: Double
    }

    /// The name of a figure, with its total.
    struct Figure: Sendable {
        let name: String
        let total: String
    }

    let id: String
    let title: String
    let period: String
    let description: String
    let highest: String
    let first: Figure

    /// `nil` if there is only one figure.
    let second: Figure?
    let from: String
    let to: String
    let bars: [Bar]
    let rows: [Row]
    let isEmpty: Bool

    /// Creates the chart of `rows`, which are in order and divided into periods of one length.
    init(
        _ id: String,
        _ title: String,
        by period: String,
        _ first: String,
        _ second: String? = nil,
        rows: [Row],
        in range: ChartRange? = nil,
        text: (Int) -> String = { Grouped.text($0) }
    ) {
        self.id = id
        self.title = title
        self.period = APIText.of(period)
        self.rows = rows
        let total = rows.reduce(0) { $0 + $1.first }
        let secondTotal = rows.reduce(0) { $0 + ($1.second ?? 0) }
        isEmpty = total == 0 && secondTotal == 0
        self.first = Figure(name: first, total: text(total))
        self.second = second.map { Figure(name: $0, total: text(secondTotal)) }
        let highest = max(1, rows.map { max($0.first, $0.second ?? 0) }.max() ?? 1)
        self.highest = text(highest)
        let most = rows.max { $0.first < $1.first }
        description =
            most.map {
                translated(
                    """
                    The highest value, \($0.firstText), is that of the \(APIText.of(period)) from \($0.start). The \
                    table below has every value.
                    """
                )
            } ?? translated("There are no values.")
        let range = range ?? ChartRange(of: rows.map(\.start), by: period)
        from = range?.from ?? ""
        to = range?.to ?? ""
        bars = range.map { Self.bars(of: rows, upTo: highest, in: $0) } ?? []
    }

    private static func bars(of rows: [Row], upTo highest: Int, in range: ChartRange) -> [Bar] {
        let step = (width - left) / range.slots
        return rows.compactMap { row in
            guard let slot = range.slot(of: row.start) else { return nil }
            let first = height(of: row.first, highest)
            let second = height(of: row.second ?? 0, highest)
            return Bar(
                left: rounded(left + slot * step + step * 0.15),
                width: rounded(min(48, step * 0.7)),
                firstTop: rounded(bottom - first),
                firstHeight: rounded(first),
                secondTop: rounded(bottom - second),
                secondHeight: rounded(second)
            )
        }
    }

    private static func height(of count: Int, _ highest: Int) -> Double {
        Double(count) / Double(highest) * (bottom - top)
    }

    private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}

extension FigureChart.Row {
    init(start: String, first: Int, second: Int?, firstText: String) {
        self.init(
            start: start,
            first: first,
            second: second,
            firstText: firstText,
            secondText: second.map { Grouped.text($0) }
        )
    }

    init(start: String, first: Int, second: Int? = nil) {
        self.init(start: start, first: first, second: second, firstText: Grouped.text(first))
    }
}
