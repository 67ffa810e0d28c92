/// Events that are sent to hooks as one.
struct SecurityEventGroup: Hashable, Sendable {
    let projectID: ProjectID
    let kind: SecurityEventKind

    /// The values that all events of the group have in common; `nil` if they differ or are unknown.
    private(set) var reason: SecurityEventReason?
    private(set) var accountID: AccountID?
    private(set) var network: IPNetwork?
    private(set) var client: ClientKind?
    private(set) var region: String?

    private(set) var count = 1
    private(set) var firstAt: Timestamp
    private(set) var lastAt: Timestamp

    /// `nil` for an event of no project: hooks belong to projects.
    init?(_ event: SecurityEvent) {
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
    func isAlike(_ other: Self) -> Bool {
        reason == other.reason && accountID == other.accountID && network == other.network
            && client == other.client && region == other.region
    }

    /// Adds events of the same kind, and drops the values that they do not have in common.
    mutating func take(_ other: Self) {
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
