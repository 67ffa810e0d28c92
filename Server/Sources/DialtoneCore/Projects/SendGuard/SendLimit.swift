/// How many messages that no right code has answered there may be.
///
/// Each right code raises the limit, so that it does not stop users who enter their codes, however
/// many of them share an address.
@dynamicMemberLookup
package struct SendLimit: Hashable, Sendable {
    /// How many may be unanswered before any is answered.
    package var base = CallRate()

    /// How many more messages may be unanswered for each one that was answered in the same span.
    package var perVerified = 0.5

    package init() {}

    package init(per10Minutes: Int? = nil, perHour: Int? = nil, perDay: Int? = nil) {
        base = CallRate(per10Minutes: per10Minutes, perHour: perHour, perDay: perDay)
    }

    package subscript(dynamicMember span: WritableKeyPath<CallRate, Int?>) -> Int? {
        get { base[keyPath: span] }
        set { base[keyPath: span] = newValue }
    }

    /// How many messages may be unanswered in `span`, after `entered` were answered, if the limit
    /// is `times` the usual one.
    package func allowance(in span: SendSpan, entered: Int, times: Int = 1) -> Int? {
        base[span].map { $0 * times + Int(Double(entered) * perVerified) }
    }
}

extension SendLimit: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("per10Minutes", \.base.per10Minutes),
            SettingPart("perHour", \.base.perHour),
            SettingPart("perDay", \.base.perDay),
            SettingPart("perVerified", \.perVerified),
        ]
    }
}
