import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkitAdmin

/// The page on which operators see their own roles and sessions.
struct ConsoleProfile: Sendable {
    private static let path = "/profile"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in
            guard let acting = visit.acting else { return .redirect(to: ConsoleSite.root) }
            let sessions = try await site.flows.registry.sessions(of: acting.person.id)
            return try await site.page(
                .consoleProfile,
                titled: "Your profile",
                at: nil,
                for: visit
            ) {
                View(
                    layout: $0,
                    name: acting.person.name.rawValue,
                    roles: RoleView.all(of: acting.person.roles),
                    sessions: sessions.map {
                        ConsoleSessionView($0, isCurrent: $0.id == acting.session.id)
                    }
                )
            }
        }
        site.post(Self.path + "/end-session", on: router) { visit, form in
            guard let acting = visit.acting else { return .redirect(to: ConsoleSite.root) }
            _ = try await site.flows.registry.endSession(form["session"], of: acting.person.id)
            return site.done(.signedOut, at: ConsoleSite.root + Self.path)
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let name: String
        let roles: [RoleView]
        let sessions: [ConsoleSessionView]
    }
}

/// A role of an operator, as pages show it.
struct RoleView: Sendable {
    /// The project's ID; `nil` for the server.
    let project: String?
    let role: String

    static func all(of roles: OperatorRoles) -> [Self] {
        let server = roles.server.map { [Self(project: nil, role: $0.rawValue)] } ?? []
        let projects = roles.projects.sorted { $0.key.rawValue < $1.key.rawValue }
        return server + projects.map { Self(project: $0.key.rawValue, role: $0.value.rawValue) }
    }
}

/// A session of an operator, as pages show it.
struct ConsoleSessionView: Sendable {
    let id: String
    let client: String
    let address: String
    let signedInAt: ConsoleTime
    let lastUsedAt: ConsoleTime
    let isCurrent: Bool

    init(_ session: OperatorSession, isCurrent: Bool) {
        id = session.id
        client = session.client ?? "Unknown browser"
        address = session.address ?? "unknown"
        signedInAt = ConsoleTime(session.createdAt)
        lastUsedAt = ConsoleTime(session.lastUsedAt)
        self.isCurrent = isCurrent
    }
}
