package import Logging

/// One event on its way to one hook.
package struct HookDelivery: Hashable, Sendable {
    /// How long a delivery that is over stays in the log.
    package static let retention = TimeSpan.days(14)

    /// The same for all attempts, so that a receiver can tell a repetition.
    package let id: String

    package let hookID: HookID
    package let projectID: ProjectID
    package let event: AccountEventKind

    /// What is sent; `nil` once the delivery is over.
    package var body: String?

    package var progress: OutboxProgress

    /// The status that the last attempt was answered with, if it was answered.
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

    package static func isAnyDue(at now: Timestamp, in data: any DataReader) throws -> Bool {
        try data.hasDeliveries(dueAt: now)
    }

    package static func claim(
        dueAt now: Timestamp,
        until lease: Timestamp,
        limit: Int,
        in data: any DataWriter
    ) throws -> [Self] {
        try data.claimDeliveries(dueAt: now, until: lease, limit: limit)
    }

    package func save(in data: any DataWriter) throws { try data.save(self) }
}

extension HookDelivery: CustomStringConvertible {
    package var description: String { "HookDelivery(\(id), \(progress.state.rawValue))" }
}
