package import DialtoneBasics

/// What an operator may do: a role for the server and all of its projects, or for single projects.
package struct OperatorRoles: Hashable, Sendable {
    /// The role for the server, which is also the lowest role in every project.
    package var server: AdminRole?

    /// The roles for single projects.
    package var projects: [ProjectID: AdminRole]

    package init(server: AdminRole? = nil, projects: [ProjectID: AdminRole] = [:]) {
        self.server = server
        self.projects = projects
    }

    /// Whether the operator may do nothing at all.
    package var isEmpty: Bool { server == nil && projects.isEmpty }

    /// Returns the role in a project; the role in a tenant is that in its project.
    package func role(in project: ProjectID) -> AdminRole? {
        [server, projects[project.parent]].compactMap(\.self).max()
    }
}
