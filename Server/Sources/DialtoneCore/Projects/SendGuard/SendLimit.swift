/// How many messages that no right code has answered there may be; `nil` sets no limit.
///
/// Each right code raises the limit, so that it does not stop users who enter their codes, however
/// many of them share an address.
package struct SendLimit: Hashable, Sendable {
    package var per10Minutes: Int?
    package var perHour: Int?
    package var perDay: Int?

    /// How many more messages may be unanswered for each one that was answered in the same span.
    package var perVerified = 0.5

    package init() {}

    package init(per10Minutes: Int? = nil, perHour: Int? = nil, perDay: Int? = nil) {
        self.per10Minutes = per10Minutes
        self.perHour = perHour
        self.perDay = perDay
    }

    package subscript(span: SendSpan) -> Int? {
        switch span {
        case .tenMinutes: per10Minutes
        case .hour: perHour
        case .day: perDay
        case .month: nil
        }
    }

    /// How many messages may be unanswered in `span`, after `entered` were answered, if the limit
    /// is `times` the usual one.
    package func allowance(in span: SendSpan, entered: Int, times: Int = 1) -> Int? {
        self[span].map { $0 * times + Int(Double(entered) * perVerified) }
    }
}

extension SendLimit: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("per10Minutes", \.per10Minutes),
            SettingPart("perHour", \.perHour),
            SettingPart("perDay", \.perDay),
            SettingPart("perVerified", \.perVerified),
        ]
    }
}
