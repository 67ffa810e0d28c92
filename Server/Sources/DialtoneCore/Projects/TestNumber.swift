package import PhoneNumbers

/// A fictional number with a fixed code: never sent to, never throttled, needs no app proof.
package struct TestNumber: Hashable, Sendable {
    /// The most that a project may have.
    package static let limit = 10

    package let projectID: ProjectID
    package let phoneNumber: PhoneNumber

    /// Six digits; hard to guess is better, because anyone may try.
    package let code: OneTimeCode

    package let createdAt: Timestamp

    package init(
        projectID: ProjectID,
        phoneNumber: PhoneNumber,
        code: OneTimeCode,
        createdAt: Timestamp
    ) {
        self.projectID = projectID
        self.phoneNumber = phoneNumber
        self.code = code
        self.createdAt = createdAt
    }
}
