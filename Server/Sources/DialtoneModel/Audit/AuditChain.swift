package import DialtoneBasics

/// A series of audit entries, each of which contains the hash of the one before.
package enum AuditChain: Hashable, Sendable {
    /// What concerns no project, or all of them.
    case server

    /// A project with its tenants; never a tenant's own ID.
    case project(ProjectID)

    /// The chain of a project, or of the project that a tenant belongs to.
    package init(of project: ProjectID) {
        self = .project(project.parent)
    }
}

extension AuditChain: RawRepresentable {
    private static let prefix = "projects/"

    package init?(rawValue: String) {
        if rawValue == "server" {
            self = .server
        } else if rawValue.hasPrefix(Self.prefix) {
            self = .project(ProjectID(rawValue: String(rawValue.dropFirst(Self.prefix.count))))
        } else {
            return nil
        }
    }

    /// `server` or `projects/ID`.
    package var rawValue: String {
        switch self {
        case .server: "server"
        case .project(let id): Self.prefix + id.rawValue
        }
    }
}
