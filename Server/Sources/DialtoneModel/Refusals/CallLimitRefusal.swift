package import DialtoneSendGuard

/// The limit that rejected a call.
package struct CallLimitRefusal: Hashable, Sendable {
    package let call: LimitedCall

    /// Whether it is the limit of one address or of its network.
    package let dimension: SendDimension.Kind
    package let span: SendSpan

    package init(_ call: LimitedCall, _ dimension: SendDimension.Kind, _ span: SendSpan) {
        self.call = call
        self.dimension = dimension
        self.span = span
    }

    /// The path of the setting, such as `passwords.address.perHour`.
    package var setting: String { "\(call.rawValue).\(dimension.rawValue).\(span.settingName)" }
}

extension SendSpan {
    /// The name of the span's setting.
    package var settingName: String {
        switch self {
        case .tenMinutes: "per10Minutes"
        case .hour: "perHour"
        case .day: "perDay"
        case .month: "perMonth"
        }
    }
}
