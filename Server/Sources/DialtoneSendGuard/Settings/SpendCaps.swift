package import DialtoneBasics

/// The spending caps of a project.
package struct SpendCaps: Hashable, Sendable {
    /// The fixed cap of the project, regardless of how many codes are entered.
    package var project = SpendCap(
        perHour: .units(1_000),
        perDay: .units(5_000),
        perMonth: .units(50_000)
    )

    /// The fixed cap of each country without a cap of its own.
    ///
    /// It stops messages regardless of how many codes are entered, so there is none by default.
    package var country = SpendCap()

    /// Caps of single countries, by ISO 3166 code.
    package var countries: [String: SpendCap] = [:]

    /// Lower caps, which grow with the messages that users answer.
    package var growth = SpendGrowth()

    /// The share that is added to each cap for installations that proved themselves earlier.
    ///
    /// They must do so again; 0.1 is a tenth.
    package var reserve = 0.1

    package init() {}
}

extension SpendCaps: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("project", \.project),
            SettingPart("country", \.country),
            SettingPart("countries", \.countries),
            SettingPart("growth", \.growth),
            SettingPart("reserve", \.reserve),
        ]
    }
}

extension SpendCaps {
    /// Returns the cap on what `tally` counts in `span`, if there is one.
    ///
    /// `project` determines the growth of the cap.
    package func cap(
        on tally: SendTally,
        in span: SendSpan,
        of project: ProjectTally,
        at now: Timestamp
    ) -> SpendAmount? {
        let entered = tally.count(in: span, at: now).spentOnEntered
        return cap(on: tally, in: span, of: project, entered: entered, at: now)
    }

    /// Returns the cap if messages with a cost of `entered` were answered in the span.
    package func cap(
        on tally: SendTally,
        in span: SendSpan,
        of project: ProjectTally,
        entered: Int64,
        at now: Timestamp
    ) -> SpendAmount? {
        let raise = growth.raise(for: entered)
        switch tally.dimension.kind {
        case .project:
            return Self.lower(
                self.project[span],
                growth.cap(on: project, in: span, at: now).map { $0 + raise }
            )
        case .country:
            if let own = countries[tally.dimension.subject] { return own[span] }
            return Self.lower(
                country[span],
                growth.cap(onCountry: tally, of: project, in: span, at: now).map { $0 + raise }
            )
        case .prefix, .network, .address, .instance, .app, .server: return nil
        }
    }

    private static func lower(_ one: SpendAmount?, _ other: SpendAmount?) -> SpendAmount? {
        guard let one, let other else { return one ?? other }
        return min(one, other)
    }
}
