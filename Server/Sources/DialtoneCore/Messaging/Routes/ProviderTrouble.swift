/// A provider, or all providers of a route, that have been out of order for so long that
/// operators were told.
package struct ProviderTrouble: Hashable, Sendable {
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
