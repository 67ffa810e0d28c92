package import DialtoneBasics

/// One call of a hook that the operation waited for, without the content of request and response.
package struct HookCall: Hashable, Sendable {
    /// How long a call stays in the log.
    package static let retention = TimeSpan.days(14)

    /// How many calls of a project stay in the log, the newest ones.
    package static let limit = 50_000

    /// What came of the call.
    package enum Outcome: String, Hashable, Sendable, CaseIterable {
        case allowed
        /// The hook refused the operation.
        case refused
        case failed
        case timedOut
        /// The hook had failed several times in a row, or had too many requests in progress.
        case notCalled
        /// The client disconnected before the hook responded.
        case canceled
    }

    /// The `webhook-id` of the request.
    package let id: String
    package let hookID: HookID
    package let projectID: ProjectID
    package let trigger: HookTrigger
    package let calledAt: Timestamp

    /// The node that called the hook.
    package let nodeID: String

    /// The account of the operation; `nil` for messages.
    package var accountID: AccountID?

    /// The tenant of the operation, whose project has the hook.
    package var tenantID: String?
    package var outcome: Outcome

    /// The code with which the hook refused, if it gave one.
    package var code: String?

    /// The HTTP status; `nil` without a response.
    package var status: Int?
    package var duration: TimeSpan

    /// How often the request was sent: twice if the first connection was lost, 0 if not at all.
    package var attempts: Int

    /// Why the call failed.
    package var problem: String?

    package typealias Position = HookDelivery.Position

    package var position: Position { Position(createdAt: calledAt, id: id) }

    package init(
        id: String,
        hookID: HookID,
        projectID: ProjectID,
        trigger: HookTrigger,
        calledAt: Timestamp,
        nodeID: String,
        outcome: Outcome,
        duration: TimeSpan,
        attempts: Int
    ) {
        self.id = id
        self.hookID = hookID
        self.projectID = projectID
        self.trigger = trigger
        self.calledAt = calledAt
        self.nodeID = nodeID
        self.outcome = outcome
        self.duration = duration
        self.attempts = attempts
    }
}

/// Which calls of a project's hooks to list.
package struct HookCallQuery: Hashable, Sendable {
    package var hook: HookID?
    package var trigger: HookTrigger?
    package var outcome: HookCall.Outcome?
    package var account: AccountID?

    /// The calls after this one, which are older.
    package var position: HookCall.Position?
    package var limit: Int

    package init(limit: Int) {
        self.limit = limit
    }
}
