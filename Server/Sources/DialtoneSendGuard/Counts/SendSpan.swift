package import DialtoneBasics

/// The time spans of the guard's rules.
package enum SendSpan: String, Hashable, Sendable, CaseIterable {
    case tenMinutes, hour, day, month

    package var duration: TimeSpan {
        switch self {
        case .tenMinutes: .minutes(10)
        case .hour: .hours(1)
        case .day: .days(1)
        case .month: .days(30)
        }
    }
}
