package import DialtoneBasics

/// The limit on messages that no right code has answered.
///
/// Each right code raises the limit, so that it does not stop users who enter their codes, however
/// many of them share an address.
@dynamicMemberLookup
package struct SendLimit: Hashable, Sendable {
    /// How many messages may be unanswered before any is answered.
    package var base = CallRate()

    /// How many more may be unanswered for each message that was answered in the same span.
    package var perVerified = 0.5

    package init() {}

    package init(per10Minutes: Int? = nil, perHour: Int? = nil, perDay: Int? = nil) {
        base = CallRate(per10Minutes: per10Minutes, perHour: perHour, perDay: perDay)
    }

    package subscript(dynamicMember span: WritableKeyPath<CallRate, Int?>) -> Int? {
        get { base[keyPath: span] }
        set { base[keyPath: span] = newValue }
    }

    /// Returns how many messages in `span` may be unanswered if `entered` were answered.
    ///
    /// The limit is `times` the regular one.
    package func allowance(in span: SendSpan, entered: Int, times: Int = 1) -> Int? {
        base[span].map { $0 * times + Int(Double(entered) * perVerified) }
    }
}

extension SendLimit: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("per10Minutes", \.base.per10Minutes),
            SettingPart("perHour", \.base.perHour),
            SettingPart("perDay", \.base.perDay),
            SettingPart("perVerified", \.perVerified),
        ]
    }
}
