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

    package var state = State.pending
    package var attempts = 0
    package let createdAt: Timestamp

    /// When it is tried next, while it is pending.
    package var dueAt: Timestamp

    package var finishedAt: Timestamp?

    /// The status that the last attempt was answered with, if it was answered.
    package var lastStatus: Int?

    /// Why the last attempt failed.
    package var lastError: String?

    package enum State: String, Hashable, Sendable, CaseIterable {
        case pending, delivered, dead
    }

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
        self.createdAt = createdAt
        dueAt = createdAt
    }
}

extension HookDelivery: CustomStringConvertible {
    package var description: String { "HookDelivery(\(id), \(state.rawValue))" }
}
