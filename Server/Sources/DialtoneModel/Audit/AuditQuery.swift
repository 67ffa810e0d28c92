package import DialtoneBasics

/// The conditions for listed entries; those that are `nil` admit all.
package struct AuditQuery: Hashable, Sendable {
    package var actorKind: AuditActor.Kind?
    package var actorID: String?

    /// The whole name of an action, or its first word with a dot: `users.`.
    package var action: String?
    package var targetKind: AuditTarget.Kind?
    package var targetID: String?
    package var since: Timestamp?
    package var until: Timestamp?

    /// Whether only refused actions are listed, or only others.
    package var isRefused: Bool?

    package init() {}
}
