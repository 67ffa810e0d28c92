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

    /// The request body; `nil` once the delivery is finished.
    package var body: String?

    package var progress: OutboxProgress

    /// The HTTP status of the last attempt, if there was a response.
    package var lastStatus: Int?

    package init(
        id: String,
        hookID: HookID,
        projectID: ProjectID,
        event: AccountEventKind,
        body: String?,
        createdAt: Timestamp
    ) {
        self.id = id
        self.hookID = hookID
        self.projectID = projectID
        self.event = event
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
