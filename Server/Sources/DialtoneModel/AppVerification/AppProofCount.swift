package import DialtoneBasics

/// The number of requests of an app with one outcome on one day.
package struct AppProofCount: Hashable, Sendable {
    package enum Outcome: String, Hashable, Sendable, CaseIterable {
        case held
        case refused
        /// The request contained no proof.
        case missing
        /// The proof could not be verified, and the installation was known.
        case passedWhileUnavailable
        /// The proof could not be verified, and the installation was unknown.
        case refusedWhileUnavailable
    }

    /// How long counts are kept.
    package static let retention = TimeSpan.days(400)

    package let projectID: ProjectID

    /// The app's ID; empty for apps that are not registered.
    package let appID: String

    /// Midnight of the day, in UTC.
    package let day: Timestamp

    /// The kind of proof; `nil` if there was none.
    package let kind: AppProofKind?

    /// Whose challenge the page showed; `nil` for other kinds of proofs.
    package let vendor: ChallengeSettings.Vendor?
    package let outcome: Outcome
    package let count: Int

    package init(
        projectID: ProjectID,
        appID: String,
        day: Timestamp,
        kind: AppProofKind?,
        vendor: ChallengeSettings.Vendor? = nil,
        outcome: Outcome,
        count: Int
    ) {
        self.projectID = projectID
        self.appID = appID
        self.day = day
        self.kind = kind
        self.vendor = vendor
        self.outcome = outcome
        self.count = count
    }

    package static func day(of moment: Timestamp) -> Timestamp {
        let length = TimeSpan.days(1).milliseconds
        return Timestamp(milliseconds: moment.milliseconds / length * length)
    }
}
