/// How many requests of an app ended in one way on one day.
package struct AppProofCount: Hashable, Sendable {
    package enum Outcome: String, Hashable, Sendable, CaseIterable {
        case held
        case refused
        /// The request brought no proof.
        case missing
        /// Nobody could judge the proof, and the installation was known.
        case passedWhileUnavailable
        /// Nobody could judge the proof, and the installation was unknown.
        case refusedWhileUnavailable
    }

    /// How long counts are kept.
    package static let retention = TimeSpan.days(400)

    package let projectID: ProjectID

    /// The app's ID; empty for apps that are not registered.
    package let appID: String

    /// The day's midnight in UTC.
    package let day: Timestamp

    /// `nil` where there was no proof.
    package let kind: AppProofKind?

    package let outcome: Outcome
    package let count: Int

    package init(
        projectID: ProjectID,
        appID: String,
        day: Timestamp,
        kind: AppProofKind?,
        outcome: Outcome,
        count: Int
    ) {
        self.projectID = projectID
        self.appID = appID
        self.day = day
        self.kind = kind
        self.outcome = outcome
        self.count = count
    }

    static func day(of moment: Timestamp) -> Timestamp {
        let length = TimeSpan.days(1).milliseconds
        return Timestamp(milliseconds: moment.milliseconds / length * length)
    }
}
