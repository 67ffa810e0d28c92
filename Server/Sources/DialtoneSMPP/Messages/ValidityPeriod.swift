import DialtoneBasics
import Foundation

/// The validity period of a message in SMPP format (SMPP 3.4, section 7.1.1).
struct ValidityPeriod {
    private let style: SMPPSettings.Validity

    init(_ style: SMPPSettings.Validity) {
        self.style = style
    }

    /// Returns `YYMMDDhhmmsstnnp`; a relative period is at least one second.
    func text(until end: Timestamp, at now: Timestamp) -> String {
        switch style {
        case .none: ""
        case .relative: Self.relative(max(1, (end - now).wholeSeconds))
        case .absolute: Self.absolute(end)
        }
    }

    private static func relative(_ seconds: Int64) -> String {
        let days = min(seconds / 86_400, 99)
        return digits([0, 0, days, seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60])
            + "000R"
    }

    private static func absolute(_ moment: Timestamp) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second],
            from: moment.date
        )
        let fields = [
            (parts.year ?? 0) % 100, parts.month, parts.day, parts.hour, parts.minute, parts.second,
        ]
        return digits(fields.map { Int64($0 ?? 0) }) + "000+"
    }

    private static func digits(_ fields: [Int64]) -> String {
        fields.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    }
}
