package import DialtoneBasics

/// The number of unanswered messages from which an app must prove itself.
///
/// The rule applies to prefixes and countries, and evaluates the share of answered messages in
/// numbers that are small enough to detect an attack early. It requires a proof, and rejects no app
/// that has one.
///
/// Two and a half unanswered messages for each answered one correspond to an answer rate of 29 %.
/// Legitimate campaigns have about the same rate, so few users outside an attack must prove
/// anything. Over a day, the answers that a country usually has count only once.
package struct AnswerPolicy: Hashable, Sendable {
    /// Unanswered messages to a country per hour that are always allowed; `nil` turns the rule off.
    package var perHour: Int? = 3

    /// Unanswered messages to a country per day that are always allowed; `nil` turns the rule off.
    package var perDay: Int? = 10

    /// Unanswered messages to a country for each one that was answered in the hour.
    package var perVerifiedInHour = 2.5

    /// Unanswered messages to a country for each one beyond the usual that was answered in the day.
    package var perVerifiedInDay = 2.25

    /// The rule for prefixes.
    package var prefix = PrefixAnswerPolicy()

    /// How long after a project's creation the rule is on trial.
    package var trial = TimeSpan.days(7)

    package init() {}

    /// Returns how many of the messages that `tally` counts in `span` may be unanswered.
    package func allowance(for tally: SendTally, in span: SendSpan, at now: Timestamp) -> Int? {
        let entered = tally.count(in: span, at: now).entered
        switch tally.dimension.kind {
        case .prefix: return prefix.allowance(in: span, entered: entered)
        case .country:
            let usual = span == .day ? tally.usualPerDay(at: now).messages : 0
            return allowance(in: span, entered: entered, usual: usual)
        case .instance, .address, .network, .app, .project, .server: return nil
        }
    }

    /// Returns how many messages to a country may be unanswered in `span` if `entered` were
    /// answered, and `usual` are answered on an average day.
    package func allowance(in span: SendSpan, entered: Int, usual: Double = 0) -> Int? {
        func allowance(_ least: Int, _ perVerified: Double) -> Int {
            let raise = AnswerRaise(perVerified: perVerified)
            return max(least, Int(raise.amount(for: Double(entered), usual: usual)))
        }
        switch span {
        case .hour: return perHour.map { allowance($0, perVerifiedInHour) }
        case .day: return perDay.map { allowance($0, perVerifiedInDay) }
        case .tenMinutes, .month: return nil
        }
    }
}

extension AnswerPolicy: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("perHour", \.perHour),
            SettingPart("perDay", \.perDay),
            SettingPart("perVerifiedInHour", \.perVerifiedInHour),
            SettingPart("perVerifiedInDay", \.perVerifiedInDay),
            SettingPart("prefix", \.prefix),
            SettingPart("trial", \.trial),
        ]
    }
}

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
