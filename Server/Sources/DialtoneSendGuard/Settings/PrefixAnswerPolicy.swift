package import DialtoneBasics

/// The number of unanswered messages of one prefix from which an app must prove itself.
///
/// A prefix has so few messages that their number varies widely, so it has a margin above a
/// multiple of its answers. With the maximum of the two, as for countries, staff of one company
/// that sign in together would often have to prove something.
package struct PrefixAnswerPolicy: Hashable, Sendable {
    /// The margin per hour; `nil` turns the rule off.
    package var perHour: Int? = 10

    /// The margin per day; `nil` turns the rule off.
    package var perDay: Int? = 10

    /// Additional unanswered messages for each one that was answered in the same span.
    package var perVerified = 3.0

    package init() {}

    /// Returns how many messages in `span` may be unanswered if `entered` were answered.
    package func allowance(in span: SendSpan, entered: Int) -> Int? {
        let margin: Int? =
            switch span {
            case .hour: perHour
            case .day: perDay
            case .tenMinutes, .month: nil
            }
        return margin.map { $0 + Int(Double(entered) * perVerified) }
    }
}

extension PrefixAnswerPolicy: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("perHour", \.perHour),
            SettingPart("perDay", \.perDay),
            SettingPart("perVerified", \.perVerified),
        ]
    }
}
