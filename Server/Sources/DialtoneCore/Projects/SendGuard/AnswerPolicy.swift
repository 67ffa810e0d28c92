/// From how many unanswered messages on an app has to prove itself.
///
/// Judges prefixes and countries by the share of messages that are answered, in numbers small
/// enough to notice the beginnings. It asks for a proof, and refuses no app that has one.
///
/// Two and a half unanswered messages for each answered one are a share of 29 %. Honest campaigns
/// answer about as many, so few users outside an attack are asked.
package struct AnswerPolicy: Hashable, Sendable {
    /// Unanswered messages in an hour that mean nothing yet; `nil` switches the rule off.
    package var perHour: Int? = 3

    /// Unanswered messages in a day that mean nothing yet; `nil` switches the rule off.
    package var perDay: Int? = 20

    /// How many may be unanswered for each one that was answered in the hour.
    package var perVerifiedInHour = 2.5

    /// How many may be unanswered for each one that was answered in the day.
    package var perVerifiedInDay = 2.5

    /// For how long after a project's creation the rule is only tried out.
    package var trial = TimeSpan.days(7)

    package init() {}

    /// How many may be unanswered in `span`, after `entered` that were answered.
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
