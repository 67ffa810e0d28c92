/// Caps that a project outgrows by itself, as its people enter their codes.
///
/// A small app does not need the caps of a large one, and an attacker who gets past every other
/// rule would spend up to them. Answers raise a cap in two ways: those of past days by a multiple,
/// and those of the span itself by a little more than they cost. So traffic of which four fifths
/// are answered never reaches a growing cap, even in its first hour, and only answers that are at
/// least a day old raise a cap by a multiple.
package struct SpendGrowth: Hashable, Sendable {
    /// What may be spent whatever was answered; `nil` leaves it to the caps that do not move.
    package var project = SpendCap(
        perHour: .units(200),
        perDay: .units(1_000),
        perMonth: .units(10_000)
    )

    /// How much more may be spent for what was answered on an average day of the last thirty.
    package var perVerified = 4.0

    /// How much more may be spent for what was answered in the same span.
    ///
    /// With a share `a` of all messages answered, no more than the floor divided by
    /// `1 - a * perVerifiedInSpan` is spent: four times the floor at three of five.
    package var perVerifiedInSpan = 1.25

    /// How much of what the project may spend may go to a country, whatever was answered there,
    /// if the country has no cap of its own; 0.2 is a fifth.
    package var countryShare = 0.2

    package init() {}

    /// What the project may spend in `span`, after what its people have answered.
    package func cap(on project: SendTally, in span: SendSpan, at now: Timestamp) -> SpendAmount? {
        self.project[span].map { floor in
            SpendAmount(micros: floor.micros + growth(of: project, in: span, at: now))
        }
    }

    /// What the project may spend in one country, which has its share of all, and what was
    /// answered there besides: who attacks a few countries leaves the others theirs.
    package func cap(
        onCountry country: SendTally,
        of project: SendTally,
        in span: SendSpan,
        at now: Timestamp
    ) -> SpendAmount? {
        cap(on: project, in: span, at: now).map { whole in
            SpendAmount(
                micros: Int64(Double(whole.micros) * countryShare)
                    + growth(of: country, in: span, at: now)
            )
        }
    }

    /// What answered messages of the span itself, which cost `entered`, add to a cap.
    func raise(for entered: Int64) -> SpendAmount {
        SpendAmount(micros: Int64(perVerifiedInSpan * Double(entered)))
    }

    private func growth(of tally: SendTally, in span: SendSpan, at now: Timestamp) -> Int64 {
        Int64(perVerified * Double(tally.verifiedPerDay(at: now)) * Self.days(in: span))
    }

    /// How many days' worth of messages may come in `span`; an evening has hours like no other.
    private static func days(in span: SendSpan) -> Double {
        switch span {
        case .tenMinutes, .hour: 0.2
        case .day: 1
        case .month: 30
        }
    }
}

extension SpendGrowth: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("project", \.project),
            SettingPart("perVerified", \.perVerified),
            SettingPart("perVerifiedInSpan", \.perVerifiedInSpan),
            SettingPart("countryShare", \.countryShare),
        ]
    }
}
