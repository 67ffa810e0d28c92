package import DialtoneBasics
package import Logging

/// The delivery of one event to one hook.
package struct HookDelivery: Hashable, Sendable {
    /// How long a finished delivery stays in the log.
    package static let retention = TimeSpan.days(14)

    /// The ID, which is the same for all attempts, so that the receiver can detect duplicates.
    package let id: String

    package let hookID: HookID
    package let projectID: ProjectID
    package let event: AccountEventKind

    /// The account that the event is about, if it is about one.
    package let accountID: AccountID?

    /// The tenant of the account or of the event.
    package let tenantID: String?

    /// The request body, which is kept as long as the delivery, so that it can be sent again.
    package var body: String?

    package var progress: OutboxProgress

    /// The HTTP status of the last attempt, if there was a response.
    package var lastStatus: Int?

    /// How long the last attempt took.
    package var lastDuration: TimeSpan?

    /// When an administrator last had the event sent again; the receiver is told.
    package var resentAt: Timestamp?

    /// Whether the event can be sent again.
    package var canBeResent: Bool { self.state != .pending && body != nil }

    /// The place of a delivery in the list of a project's deliveries.
    package struct Position: Hashable, Sendable {
        package let createdAt: Timestamp
        package let id: String

        package init(createdAt: Timestamp, id: String) {
            self.createdAt = createdAt
            self.id = id
        }
    }

    /// The deliveries that a list shows; `nil` demands nothing.
    package struct Filter: Hashable, Sendable {
        package var hook: HookID?
        package var state: OutboxProgress.State?
        package var event: AccountEventKind?

        package init(
            hook: HookID? = nil,
            state: OutboxProgress.State? = nil,
            event: AccountEventKind? = nil
        ) {
            self.hook = hook
            self.state = state
            self.event = event
        }
    }

    package var position: Position { Position(createdAt: self.createdAt, id: id) }

    package init(
        id: String,
        hookID: HookID,
        projectID: ProjectID,
        event: AccountEventKind,
        accountID: AccountID? = nil,
        tenantID: String? = nil,
        body: String?,
        createdAt: Timestamp
    ) {
        self.id = id
        self.hookID = hookID
        self.projectID = projectID
        self.event = event
        self.accountID = accountID
        self.tenantID = tenantID
        self.body = body
        progress = OutboxProgress(createdAt: createdAt)
    }
}

extension HookDelivery: OutboxItem {
    package static let complaint: Logger.Message = "an event was not delivered"
    package static let lease = TimeSpan.seconds(90)

    package var metadata: Logger.Metadata {
        ["hook": "\(hookID.rawValue)", "webhook_id": "\(id)"]
    }
}

extension HookDelivery: CustomStringConvertible {
    package var description: String { "HookDelivery(\(id), \(progress.state.rawValue))" }
}
