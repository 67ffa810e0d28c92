import Synchronization

/// Which kind of token development mode issues.
///
/// Google's admin SDK for Node accepts only unsigned tokens in its emulator mode; other
/// verifiers accept only signed ones. So each call gets the kind that its client expects, unless
/// the server or the project has been set to one kind.
package final class TokenKinds: Sendable {
    private let ofServer: TokenKind?
    private let ofProjects = Mutex<[ProjectID: TokenKind]>([:])

    /// With `kind`, all projects that are not set to another kind get it in every call.
    package init(always kind: TokenKind? = nil) {
        ofServer = kind
    }

    /// What `project` is set to; `nil` means that the call decides.
    package func setting(of project: ProjectID) -> TokenKind? {
        ofProjects.withLock { $0[project.parent] } ?? ofServer
    }

    /// Sets a project, with its tenants, until the server stops; `nil` returns to the server's own
    /// setting.
    package func set(_ kind: TokenKind?, for project: ProjectID) {
        ofProjects.withLock { $0[project.parent] = kind }
    }

    /// The kind of a token that is issued now.
    func kind(for project: ProjectID) -> TokenKind {
        setting(of: project) ?? TokenKind.expected
    }

    /// Whether tokens of `project` need a signature.
    func areAlwaysSigned(for project: ProjectID) -> Bool {
        setting(of: project) == .signed
    }
}
