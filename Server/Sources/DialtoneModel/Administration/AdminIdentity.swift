/// The identity of an administrator, as written to the audit log.
package struct AdminIdentity: Hashable, Sendable {
    /// The name of the credential, without any secret part.
    package let name: String
    package let role: AdminRole

    /// The identity as the audit log names it.
    package let actor: AuditActor

    package init(name: String, role: AdminRole, kind: AuditActor.Kind, id: String?) {
        self.name = name
        self.role = role
        actor = AuditActor(kind, id: id, role: role)
    }

    /// The identity of callers on a loopback-only listener or on a development server.
    package static let owner = AdminIdentity(
        name: "owner",
        role: .owner,
        kind: .owner,
        id: nil
    )
}
