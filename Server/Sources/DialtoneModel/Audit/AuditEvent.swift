package import DialtoneBasics

/// An administrative action, before it has a place in a chain.
package struct AuditEvent: Hashable, Sendable {
    /// The result of an action.
    package enum Outcome: Hashable, Sendable {
        case done

        /// Nothing was changed by what the error code refused.
        case refused(code: String)
    }

    package var at: Timestamp
    package var actor: AuditActor
    package var origin: AuditOrigin
    package var action: AuditAction
    package var targetKind: AuditTarget.Kind?

    /// The tenant of the action, without its project.
    package var tenantID: String?
    package var outcome: Outcome

    /// The names of what was changed, sorted.
    package var members: [String]

    package init(
        at: Timestamp,
        actor: AuditActor,
        origin: AuditOrigin,
        action: AuditAction,
        targetKind: AuditTarget.Kind? = nil,
        tenantID: String? = nil,
        outcome: Outcome = .done,
        members: [String] = []
    ) {
        self.at = at
        self.actor = actor
        self.origin = origin
        self.action = action
        self.targetKind = targetKind
        self.tenantID = tenantID
        self.outcome = outcome
        self.members = members
    }

    package var errorCode: String? {
        if case .refused(let code) = outcome { code } else { nil }
    }
}
