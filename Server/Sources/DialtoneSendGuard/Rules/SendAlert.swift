package import DialtoneBasics

/// An alert for operators.
package struct SendAlert: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Four fifths of a spending cap are used.
        case capNear
        case capReached
        case budgetReached
        case holdStarted
        case holdRenewed
        case holdEnded

        /// After many wrong codes for a number, one right code is not enough.
        case numberGuessed

        /// After many wrong codes for a fictional number, its code is rejected.
        case fictionalNumberGuessed

        /// A gateway has been out of order for a while.
        case gatewayDown
        case gatewayRecovered

        /// All gateways of a route are out of order.
        case routeDown
        case routeRecovered

        package var isAboutHold: Bool {
            switch self {
            case .holdStarted, .holdRenewed, .holdEnded: true
            case .capNear, .capReached, .budgetReached, .numberGuessed, .fictionalNumberGuessed,
                .gatewayDown, .gatewayRecovered,
                .routeDown, .routeRecovered:
                false
            }
        }
    }

    /// How long alerts are kept.
    package static let retention = TimeSpan.days(90)

    /// The project's ID; `nil` for the whole server: operators of all projects are notified.
    package let projectID: ProjectID?
    package let kind: Kind
    package let subject: AlertSubject

    /// The rule that triggered the alert, if any.
    package let rule: SendRule?

    /// A description of the event, without any user's number.
    package let detail: String

    package let at: Timestamp

    /// The beginning of the period in which the alert is sent only once.
    package let period: Timestamp

    package var deliveredAt: Timestamp?

    package init(
        projectID: ProjectID?,
        kind: Kind,
        subject: AlertSubject,
        rule: SendRule?,
        detail: String,
        at: Timestamp,
        period: Timestamp,
        deliveredAt: Timestamp? = nil
    ) {
        self.projectID = projectID
        self.kind = kind
        self.subject = subject
        self.rule = rule
        self.detail = detail
        self.at = at
        self.period = period
        self.deliveredAt = deliveredAt
    }

    /// Creates an alert about a dimension of messages.
    package init(
        projectID: ProjectID?,
        kind: Kind,
        dimension: SendDimension,
        rule: SendRule?,
        detail: String,
        at: Timestamp,
        period: Timestamp
    ) {
        self.init(
            projectID: projectID,
            kind: kind,
            subject: .dimension(dimension),
            rule: rule,
            detail: detail,
            at: at,
            period: period
        )
    }

    /// The dimension that the alert is about, if it is about one.
    package var dimension: SendDimension? {
        if case .dimension(let dimension) = subject { dimension } else { nil }
    }
}
