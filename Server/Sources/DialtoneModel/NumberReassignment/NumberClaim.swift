package import DialtoneBasics
package import PhoneNumbers

/// A pending claim to the number of a dormant account, whose claimant must wait.
package struct NumberClaim: Hashable, Sendable {
    package let projectID: ProjectID
    package let accountID: AccountID
    package let phoneNumber: PhoneNumber
    package let claimedAt: Timestamp

    package init(
        projectID: ProjectID,
        accountID: AccountID,
        phoneNumber: PhoneNumber,
        claimedAt: Timestamp
    ) {
        self.projectID = projectID
        self.accountID = accountID
        self.phoneNumber = phoneNumber
        self.claimedAt = claimedAt
    }
}
