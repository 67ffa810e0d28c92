/// The identity of an administrator, as written to the audit log.
package struct AdminIdentity: Hashable, Sendable {
    /// The name of the credential, without any secret part.
    package let name: String
    package let role: AdminRole

    package init(name: String, role: AdminRole) {
        self.name = name
        self.role = role
    }

    /// The identity of callers on a loopback-only listener or on a development server.
    package static let owner = AdminIdentity(name: "owner", role: .owner)
}
