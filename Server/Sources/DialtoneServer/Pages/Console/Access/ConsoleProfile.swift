import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkitAdmin

/// The page on which operators see their own roles, passkeys and sessions.
struct ConsoleProfile: Sendable {
    static let path = "/profile"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in
            guard let acting = visit.acting else { return .redirect(to: ConsoleSite.root) }
            return try await page(for: visit, acting)
        }
        ConsoleOwnPasskeys(profile: self).add(to: router)
        site.post(Self.path + "/end-session", on: router) { visit, form in
            guard let acting = visit.acting else { return .redirect(to: ConsoleSite.root) }
            _ = try await site.flows.registry.endSession(form["session"], of: acting.person.id)
            return site.done(.signedOut, at: ConsoleSite.root + Self.path)
        }
    }

    /// Shows the page, with what is wrong with a form that was sent.
    func page(
        for visit: ConsoleVisit,
        _ acting: ActingOperator,
        problem: String? = nil,
        enteredName: String = ""
    ) async throws -> Response {
        let sessions = try await site.flows.registry.sessions(of: acting.person.id)
        let passkeys = try await site.flows.passkeys.list(of: acting.person.id)
        return try await site.page(
            .consoleProfile,
            titled: translated("Your profile"),
            at: nil,
            for: visit,
            status: problem == nil ? .ok : .badRequest
        ) {
            View(
                layout: $0,
                name: acting.person.name.rawValue,
                roles: RoleView.all(of: acting.person.roles),
                problem: problem,
                hasPassword: acting.person.passwordHash != nil,
                isBlocked: acting.person.failures.isExhausted,
                hasPasskeys: site.flows.access.hasPasskeys,
                passkeys: passkeys.map(ConsolePasskeyView.init),
                nameLimit: Passkey.nameLimit,
                enteredName: enteredName,
                sessions: sessions.map {
                    ConsoleSessionView($0, isCurrent: $0.id == acting.session.id)
                }
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let name: String
        let roles: [RoleView]
        let problem: String?

        /// Whether the operator can sign in with a password.
        let hasPassword: Bool

        /// Whether too many attempts with the password have failed.
        let isBlocked: Bool

        /// Whether the console can be used with passkeys.
        let hasPasskeys: Bool
        let passkeys: [ConsolePasskeyView]
        let nameLimit: Int

        /// The name of a new passkey, which was entered before a confirmation.
        let enteredName: String
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

/// A passkey of an operator, as pages show it.
struct ConsolePasskeyView: Sendable {
    let id: String
    let name: String
    let isBackedUp: Bool
    let createdAt: ConsoleTime
    let lastUsedAt: ConsoleTime?

    init(_ passkey: OperatorPasskey) {
        id = passkey.id.text
        name = passkey.name
        isBackedUp = passkey.isBackedUp
        createdAt = ConsoleTime(passkey.createdAt)
        lastUsedAt = passkey.lastUsedAt.map(ConsoleTime.init)
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
        client = session.client ?? translated("Unknown browser")
        address = session.address ?? translated("unknown")
        signedInAt = ConsoleTime(session.createdAt)
        lastUsedAt = ConsoleTime(session.lastUsedAt)
        self.isCurrent = isCurrent
    }
}
