package import PhoneNumbers

/// Which decisions somebody wants to see.
package struct SendDecisionQuery: Sendable {
    package let projectID: ProjectID

    /// Only those about this number.
    package var phoneNumber: PhoneNumber?

    /// Only those that stopped a message, or would have.
    package var onlyStopped = false

    /// From this moment on.
    package var since = Timestamp(milliseconds: 0)

    /// Only those before this moment.
    package var until: Timestamp?

    package var isNewestFirst = true

    /// The last decision that is known already; what comes after it is wanted.
    package var after: SendDecision?

    package var limit = 100

    package init(of projectID: ProjectID) {
        self.projectID = projectID
    }
}
