import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// A bar chart of messages by hour or day, with the values as text.
///
/// Hours and days without messages are gaps. What was entered is a filled bar inside the outlined
/// bar of what was sent, so that it needs no color.
struct PeriodChart: Sendable {
    private static let width = 720.0
    private static let left = 48.0
    private static let bottom = 176.0
    private static let top = 12.0

    let period: String
    let description: String
    let highest: String
    let first: String
    let last: String
    let bars: [Bar]
    let rows: [Row]

    /// The figures of a period, as the table has them.
    struct Row: Sendable {
        let figures: [String: String]
        let costs: [CostText]
    }

    struct CostText: Sendable {
        let text: String
    }

    struct Bar: Sendable {
        let left: Double
        let width: Double
        let sentTop: Double
        let sentHeight: Double
        let enteredTop: Double
        let enteredHeight: Double
    }

    init(_ found: MessageStatistics, in range: ChartRange? = nil) {
        period = APIText.of(found.period)
        rows = found.periods.map { values in
            Row(
                figures: Grouped.members(of: values),
                costs: values.costs.map { CostText(text: Money.shown($0.text)) }
            )
        }
        let highest = max(1, found.periods.map(\.messages).max() ?? 1)
        self.highest = Grouped.text(highest)
        let most = found.periods.max { $0.messages < $1.messages }
        description =
            most.map {
                translated(
                    """
                    Most messages, \($0.messages), were sent in the \(APIText.of(found.period)) from \($0.start). \
                    The table below has every value.
                    """
                )
            } ?? translated("No messages were sent.")
        guard let range = range ?? ChartRange(of: found.periods.map(\.start), by: found.period)
        else {
            (first, last, bars) = ("", "", [])
            return
        }
        (first, last) = (range.from, range.to)
        let step = (Self.width - Self.left) / range.slots
        bars = found.periods.compactMap { values in
            guard let slot = range.slot(of: values.start) else { return nil }
            let sent = Self.height(of: values.messages, highest)
            let entered = Self.height(of: values.entered, highest)
            return Bar(
                left: Self.rounded(Self.left + slot * step + step * 0.15),
                width: Self.rounded(min(48, step * 0.7)),
                sentTop: Self.rounded(Self.bottom - sent),
                sentHeight: Self.rounded(sent),
                enteredTop: Self.rounded(Self.bottom - entered),
                enteredHeight: Self.rounded(entered)
            )
        }
    }

    private static func height(of count: Int, _ highest: Int) -> Double {
        Double(count) / Double(highest) * (bottom - top)
    }

    private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
