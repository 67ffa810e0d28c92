package import DialtoneBasics

/// How often something happened in a project in one hour.
package struct ActivityCount: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A session was opened; the detail is the sign-in method.
        case signIn

        /// An account was created; the detail is the sign-in method.
        case newAccount

        /// A second factor was verified; the detail is its kind.
        case secondFactor

        /// A request was refused; the detail is the reason of the security event.
        case refusal
    }

    /// How long counts are kept.
    package static let retention = TimeSpan.days(400)

    package let projectID: ProjectID

    /// The start of the hour.
    package let hour: Timestamp
    package let kind: Kind
    package let detail: String
    package let count: Int

    package init(
        projectID: ProjectID,
        hour: Timestamp,
        kind: Kind,
        detail: String,
        count: Int
    ) {
        self.projectID = projectID
        self.hour = hour
        self.kind = kind
        self.detail = detail
        self.count = count
    }
}

/// How often something happened in one hour or day, or in a whole period.
package struct ActivitySum: Hashable, Sendable {
    /// The start of the hour or day.
    package let start: Timestamp
    package let kind: ActivityCount.Kind
    package let detail: String
    package let count: Int

    package init(start: Timestamp, kind: ActivityCount.Kind, detail: String, count: Int) {
        self.start = start
        self.kind = kind
        self.detail = detail
        self.count = count
    }
}
