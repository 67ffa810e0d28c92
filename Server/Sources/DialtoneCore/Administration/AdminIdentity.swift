/// Who administers, as audit lines name them.
package struct AdminIdentity: Hashable, Sendable {
    /// Names the credential without giving any of it away.
    package let name: String
    package let role: AdminRole

    package init(name: String, role: AdminRole) {
        self.name = name
        self.role = role
    }

    /// Whoever reaches a listener that only its own machine reaches, or a development server.
    package static let owner = AdminIdentity(name: "owner", role: .owner)
}
