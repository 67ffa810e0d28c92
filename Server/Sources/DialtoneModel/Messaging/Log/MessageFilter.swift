package import DialtoneBasics
package import PhoneNumbers

/// The filter of a message log query.
package struct MessageFilter: Hashable, Sendable {
    package var projectID: ProjectID?
    package var phoneNumber: PhoneNumber?
    package var state: DeliveryState?

    package init(
        projectID: ProjectID? = nil,
        phoneNumber: PhoneNumber? = nil,
        state: DeliveryState? = nil
    ) {
        self.projectID = projectID
        self.phoneNumber = phoneNumber
        self.state = state
    }
}
