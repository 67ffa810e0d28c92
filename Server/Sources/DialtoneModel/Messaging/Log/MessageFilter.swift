package import DialtoneBasics
package import PhoneNumbers

/// The filter of a message log query.
package struct MessageFilter: Hashable, Sendable {
    package var projectID: ProjectID?
    package var phoneNumber: PhoneNumber?
    package var state: DeliveryState?

    /// Matches only messages that this gateway accepted last.
    package var gatewayName: String?

    /// Matches only messages from this time on.
    package var since: Timestamp?

    /// Matches only messages before this time.
    package var until: Timestamp?

    package init(
        projectID: ProjectID? = nil,
        phoneNumber: PhoneNumber? = nil,
        state: DeliveryState? = nil
    ) {
        self.projectID = projectID
        self.phoneNumber = phoneNumber
        self.state = state
    }

    /// Whether each entry of a project's log must be looked at, because no index has the answer.
    ///
    /// States and gateways change with each report, so an index of them would slow down sending.
    package var needsSearch: Bool { state != nil || gatewayName != nil }
}

/// A part of the message log.
package struct MessagePage: Hashable, Sendable {
    /// How many entries a page searches at most.
    package static let searchLimit = 20_000

    /// The messages, newest first.
    package let messages: [MessageRecord]

    /// The last entry that was searched; `nil` at the end of the log.
    package let end: VerificationSessionID?

    package init(messages: [MessageRecord], end: VerificationSessionID?) {
        self.messages = messages
        self.end = end
    }
}
