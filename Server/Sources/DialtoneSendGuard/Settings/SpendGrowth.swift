package import DialtoneBasics

/// Spending caps that grow automatically as users enter their codes.
///
/// A small app does not need the caps of a large one, and an attacker who bypasses every other rule
/// could spend up to them. Answers raise a cap in two ways: those of past days by a multiple, and
/// those of the span itself by a little more than they cost. Therefore traffic with an answer rate
/// of four fifths never reaches a growing cap, even in its first hour, and only answers that are at
/// least a day old raise a cap by a multiple.
package struct SpendGrowth: Hashable, Sendable {
    /// The cap without any answers; `nil` leaves only the fixed caps.
    package var project = SpendCap(
        perHour: .units(200),
        perDay: .units(1_000),
        perMonth: .units(10_000)
    )

    /// The growth factor for the daily average of answered messages of the last thirty days, or of
    /// a younger project's age, but at least of a week.
    package var perVerified = 4.0

    /// The growth factor for messages that were answered in the same span.
    ///
    /// If a share `a` of all messages is answered, spending is limited to the floor divided by `1 -
    /// a * perVerifiedInSpan`: four times the floor at three of five.
    package var perVerifiedInSpan = 1.25

    /// The share of the project's cap that each country gets without any answers.
    ///
    /// It applies to countries without a cap of their own; 0.2 is a fifth.
    package var countryShare = 0.2

    package init() {}

    /// Returns the project's cap in `span`, including growth from answered messages.
    package func cap(
        on project: ProjectTally,
        in span: SendSpan,
        at now: Timestamp
    ) -> SpendAmount? {
        self.project[span].map { floor in
            let growth = growth(of: project.tally, since: project.createdAt, in: span, at: now)
            return SpendAmount(micros: floor.micros + growth)
        }
    }

    /// Returns the cap of one country: a share of the project's cap, and the country's growth.
    ///
    /// An attack on a few countries leaves the caps of the others unaffected.
    package func cap(
        onCountry country: SendTally,
        of project: ProjectTally,
        in span: SendSpan,
        at now: Timestamp
    ) -> SpendAmount? {
        cap(on: project, in: span, at: now).map { whole in
            SpendAmount(
                micros: Int64(Double(whole.micros) * countryShare)
                    + growth(of: country, since: project.createdAt, in: span, at: now)
            )
        }
    }

    /// Returns the growth from answered messages of the span itself, with a cost of `entered`.
    func raise(for entered: Int64) -> SpendAmount {
        SpendAmount(micros: Int64(perVerifiedInSpan * Double(entered)))
    }

    private func growth(
        of tally: SendTally,
        since start: Timestamp,
        in span: SendSpan,
        at now: Timestamp
    ) -> Int64 {
        let perDay = tally.answersPerDay(at: now, since: start).spend
        return Int64(perVerified * perDay * Self.days(in: span))
    }

    /// The span in days of traffic; an hour counts as a fifth, because evenings are busier.
    private static func days(in span: SendSpan) -> Double {
        switch span {
        case .tenMinutes, .hour: 0.2
        case .day: 1
        case .month: 30
        }
    }
}

extension SpendGrowth: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("project", \.project),
            SettingPart("perVerified", \.perVerified),
            SettingPart("perVerifiedInSpan", \.perVerifiedInSpan),
            SettingPart("countryShare", \.countryShare),
        ]
    }
}
