package import DialtoneBasics

/// Similar events that are sent to hooks as one.
package struct SecurityEventGroup: Hashable, Sendable {
    package let projectID: ProjectID
    package let kind: SecurityEventKind

    /// The values that all events of the group have in common; `nil` if they differ or are unknown.
    package private(set) var reason: SecurityEventReason?
    package private(set) var accountID: AccountID?
    package private(set) var network: IPNetwork?
    package private(set) var client: ClientKind?
    package private(set) var region: String?

    package private(set) var count = 1
    package private(set) var firstAt: Timestamp
    package private(set) var lastAt: Timestamp

    /// Returns `nil` for an event without a project, because hooks belong to projects.
    package init?(_ event: SecurityEvent) {
        guard let projectID = event.projectID else { return nil }
        self.projectID = projectID
        kind = event.kind
        reason = event.reason
        accountID = event.accountID
        network = event.network
        client = event.client
        region = event.region
        firstAt = event.at
        lastAt = event.at
    }

    /// Whether both can be combined without losing information.
    package func isAlike(_ other: Self) -> Bool {
        reason == other.reason && accountID == other.accountID && network == other.network
            && client == other.client && region == other.region
    }

    /// Adds events of the same kind, and drops the values that they do not have in common.
    package mutating func take(_ other: Self) {
        if reason != other.reason { reason = nil }
        if accountID != other.accountID { accountID = nil }
        if network != other.network { network = nil }
        if client != other.client { client = nil }
        if region != other.region { region = nil }
        count += other.count
        firstAt = min(firstAt, other.firstAt)
        lastAt = max(lastAt, other.lastAt)
    }
}
