package import DialtoneBasics

/// The number of unanswered messages from which an app must prove itself.
///
/// The rule applies to prefixes and countries, and evaluates the share of answered messages in
/// numbers that are small enough to detect an attack early. It requires a proof, and rejects no app
/// that has one.
///
/// Two and a half unanswered messages for each answered one correspond to an answer rate of 29 %.
/// Legitimate campaigns have about the same rate, so few users outside an attack must prove
/// anything.
package struct AnswerPolicy: Hashable, Sendable {
    /// Unanswered messages per hour that are always allowed; `nil` turns the rule off.
    package var perHour: Int? = 3

    /// Unanswered messages per day that are always allowed; `nil` turns the rule off.
    package var perDay: Int? = 20

    /// Additional unanswered messages for each one that was answered in the hour.
    package var perVerifiedInHour = 2.5

    /// Additional unanswered messages for each one that was answered in the day.
    package var perVerifiedInDay = 2.5

    /// How long after a project's creation the rule is on trial.
    package var trial = TimeSpan.days(7)

    package init() {}

    /// Returns how many messages in `span` may be unanswered if `entered` were answered.
    package func allowance(in span: SendSpan, entered: Int) -> Int? {
        switch span {
        case .hour: perHour.map { max($0, Int(Double(entered) * perVerifiedInHour)) }
        case .day: perDay.map { max($0, Int(Double(entered) * perVerifiedInDay)) }
        case .tenMinutes, .month: nil
        }
    }
}

extension AnswerPolicy: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("perHour", \.perHour),
            SettingPart("perDay", \.perDay),
            SettingPart("perVerifiedInHour", \.perVerifiedInHour),
            SettingPart("perVerifiedInDay", \.perVerifiedInDay),
            SettingPart("trial", \.trial),
        ]
    }
}
