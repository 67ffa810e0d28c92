package import DialtoneBasics
package import PhoneNumbers

/// The filter of a query for guard decisions.
package struct SendDecisionQuery: Sendable {
    package let projectID: ProjectID

    /// Matches only decisions about this number.
    package var phoneNumber: PhoneNumber?

    /// Matches only decisions that rejected a message, or would have.
    package var onlyStopped = false

    /// Matches only decisions from this time on.
    package var since = Timestamp(milliseconds: 0)

    /// Matches only decisions before this time.
    package var until: Timestamp?

    package var isNewestFirst = true

    /// The last decision of the previous page.
    package var after: Position?

    package var limit = 100

    package init(of projectID: ProjectID) {
        self.projectID = projectID
    }

    /// The place of a decision in the order of time.
    package struct Position: Hashable, Sendable {
        package let at: Timestamp
        package let id: VerificationSessionID

        package init(at: Timestamp, id: VerificationSessionID) {
            self.at = at
            self.id = id
        }
    }
}
