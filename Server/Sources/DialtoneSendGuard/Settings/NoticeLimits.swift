package import DialtoneBasics

/// How many notices are sent to the owners of accounts per day.
///
/// A limit grows to the number of answered messages: an app with many users has many who change
/// their accounts. A notice that a number was replaced is sent in any case, because the owner loses
/// the account without it, and because the change took a code, to which the other rules apply.
package struct NoticeLimits: Hashable, Sendable {
    /// The limit for numbers that differ only in their last four digits; `nil` sets none.
    package var prefix: Int? = 10

    /// The limit for a country; `nil` sets none.
    package var country: Int? = 100

    /// The limit for a project; `nil` sets none.
    package var project: Int? = 300

    package init() {}

    /// Returns how many notices `tally` may count in a day; `nil` for any number.
    ///
    /// Those of an average day count as well, so that a quiet day is no reason to drop notices.
    package func allowance(for tally: SendTally, at now: Timestamp) -> Int? {
        self[tally.dimension.kind].map { least in
            let answered = tally.count(in: .day, at: now).entered
            return max(least, answered, Int(tally.usualPerDay(at: now).messages))
        }
    }

    private subscript(kind: SendDimension.Kind) -> Int? {
        switch kind {
        case .prefix: prefix
        case .country: country
        case .project: project
        case .address, .app, .instance, .network, .server: nil
        }
    }
}

extension NoticeLimits: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("prefix", \.prefix),
            SettingPart("country", \.country),
            SettingPart("project", \.project),
        ]
    }
}
