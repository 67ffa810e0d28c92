/// A gateway, or all gateways of a route, that have been out of order for so long that
/// operators were told.
package struct GatewayTrouble: Hashable, Sendable {
    package let subject: AlertSubject
    package let since: Timestamp

    /// When a node last found it so.
    package let lastSeenAt: Timestamp

    package init(subject: AlertSubject, since: Timestamp, lastSeenAt: Timestamp) {
        self.subject = subject
        self.since = since
        self.lastSeenAt = lastSeenAt
    }
}
