import DialtoneBasics
import DialtoneFlows
import DialtoneModel

/// The person who uses the console.
enum ConsoleUser: Sendable {
    /// Everyone who reaches a development server.
    case developer

    /// An operator who has signed in.
    case person(Operator)

    /// The user as the audit log names it, without a role.
    var actor: AuditActor {
        switch self {
        case .developer: AuditActor(.owner)
        case .person(let person): AuditActor(.operator, id: person.id.rawValue)
        }
    }

    /// Returns the identity for calls on a project; `nil` if the user has no role there.
    func identity(in project: ProjectID) -> AdminIdentity? {
        switch self {
        case .developer: .owner
        case .person(let person): person.roles.role(in: project).map(person.identity)
        }
    }

    /// The identity for calls on the server; `nil` if the user has no role there.
    var serverIdentity: AdminIdentity? {
        switch self {
        case .developer: .owner
        case .person(let person): person.roles.server.map(person.identity)
        }
    }
}

extension Operator {
    fileprivate func identity(as role: AdminRole) -> AdminIdentity {
        AdminIdentity(
            name: "operator \(name.rawValue)",
            role: role,
            kind: .operator,
            id: id.rawValue
        )
    }
}
