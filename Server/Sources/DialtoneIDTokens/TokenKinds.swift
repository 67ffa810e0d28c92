package import DialtoneBasics
import Synchronization

/// Selects the kind of token that development mode issues.
///
/// Google's admin SDK for Node accepts only unsigned tokens in its emulator mode; other verifiers
/// accept only signed ones. Each call therefore gets the kind that its client expects, unless the
/// server or the project is set to one kind.
package final class TokenKinds: Sendable {
    private let ofServer: TokenKind?
    private let ofProjects = Mutex<[ProjectID: TokenKind]>([:])

    /// Creates a selection; `kind` applies to all projects that are not set to another kind.
    package init(always kind: TokenKind? = nil) {
        ofServer = kind
    }

    /// The kind that `project` is set to; `nil` if the call decides.
    package func setting(of project: ProjectID) -> TokenKind? {
        ofProjects.withLock { $0[project.parent] } ?? ofServer
    }

    /// Sets the kind for a project and its tenants until the server stops.
    ///
    /// `nil` restores the server's own setting.
    package func set(_ kind: TokenKind?, for project: ProjectID) {
        ofProjects.withLock { $0[project.parent] = kind }
    }

    /// The kind of a token that is issued now, in the current call.
    func kind(for project: ProjectID) -> TokenKind {
        setting(of: project) ?? TokenKind.expected
    }

    /// Whether tokens of `project` need a signature.
    func areAlwaysSigned(for project: ProjectID) -> Bool {
        setting(of: project) == .signed
    }
}
