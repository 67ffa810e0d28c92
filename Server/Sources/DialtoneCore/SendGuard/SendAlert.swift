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

        /// After many wrong codes for a number, one right code is not enough.
        case numberGuessed

        /// After many wrong codes for a fictional number, its code is refused.
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

    /// `nil` for what concerns the whole server: operators of all projects are told.
    package let projectID: ProjectID?
    package let kind: Kind
    package let subject: AlertSubject

    /// The rule behind it; `nil` where there is none.
    package let rule: SendRule?

    /// What happened, without a number of a person.
    package let detail: String

    package let at: Timestamp

    /// When the span began that it is told for once.
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

    /// An alert about what messages have in common.
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

    /// What messages have in common that it is about, if that is what it is about.
    package var dimension: SendDimension? {
        if case .dimension(let dimension) = subject { dimension } else { nil }
    }
}
