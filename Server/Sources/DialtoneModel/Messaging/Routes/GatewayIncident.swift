package import DialtoneBasics
package import DialtoneSendGuard

/// A reported outage of a gateway, or of all gateways of a route.
package struct GatewayIncident: Hashable, Sendable {
    package let subject: AlertSubject
    package let since: Timestamp

    /// When a node last detected the outage.
    package let lastSeenAt: Timestamp

    package init(subject: AlertSubject, since: Timestamp, lastSeenAt: Timestamp) {
        self.subject = subject
        self.since = since
        self.lastSeenAt = lastSeenAt
    }
}
