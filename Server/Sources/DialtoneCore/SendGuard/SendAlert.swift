/// Something that an operator wants to hear of.
package struct SendAlert: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Four fifths of a cap are spent.
        case capNear
        case capReached
        case budgetReached
        case holdStarted
        case holdRenewed
        case holdEnded

        package var isAboutHold: Bool {
            switch self {
            case .holdStarted, .holdRenewed, .holdEnded: true
            case .capNear, .capReached, .budgetReached: false
            }
        }
    }

    /// How long alerts are kept.
    package static let retention = TimeSpan.days(90)

    package let projectID: ProjectID
    package let kind: Kind

    /// What it is about: the project, a country, a prefix.
    package let axis: SendAxis

    /// The rule behind it; `nil` for the end of a hold.
    package let rule: SendRule?

    /// One sentence without a number of a person.
    package let detail: String

    package let at: Timestamp

    /// When the span began that it is told for once.
    package let period: Timestamp

    package var deliveredAt: Timestamp?

    package init(
        projectID: ProjectID,
        kind: Kind,
        axis: SendAxis,
        rule: SendRule?,
        detail: String,
        at: Timestamp,
        period: Timestamp,
        deliveredAt: Timestamp? = nil
    ) {
        self.projectID = projectID
        self.kind = kind
        self.axis = axis
        self.rule = rule
        self.detail = detail
        self.at = at
        self.period = period
        self.deliveredAt = deliveredAt
    }
}
