import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension InviteOperatorRequest: WireInput {}

/// Invites an operator, and returns the link once.
struct InviteOperator: Endpoint {
    let registry: OperatorRegistry

    func respond(
        to input: InviteOperatorRequest,
        from caller: ServerAdminCaller
    ) async throws -> InviteOperatorResponse {
        guard let name = OperatorName(rawValue: input.name ?? "") else {
            throw Refusal.invalidArgument(
                field: "name",
                problem: "must have 1 to 64 letters, digits, '.', '_', '@', '+' or '-'"
            )
        }
        var roles = OperatorRoles()
        roles.server = try input.serverRole.flatMap(AdminRole.init(ofOperator:))
        roles.projects = try AdminRole.byProject(input.projectRoles ?? [:])
        let (invitation, secret) = try await registry.invite(
            name,
            as: roles,
            since: caller.seen
        )
        return InviteOperatorResponse {
            $0.invitation = OperatorInvitationInfo(invitation)
            $0.setupPath = OperatorSetup.path(with: secret)
        }
    }
}

extension UpdateOperatorRequest: WireInput {}

/// Changes the roles of an operator, or disables it.
struct UpdateOperator: Endpoint {
    let registry: OperatorRegistry

    func respond(
        to input: UpdateOperatorRequest,
        from caller: ServerAdminCaller
    ) async throws -> OperatorInfo {
        let server = try input.serverRole.map(AdminRole.init(ofOperator:))
        let projects = try input.projectRoles.map(AdminRole.byProject)
        let changed = try await registry.change(caller.operatorID, since: caller.seen) { person in
            if let server { person.roles.server = server }
            if let projects { person.roles.projects = projects }
            if let disabled = input.disabled { person.isDisabled = disabled }
        }
        guard let changed else { throw Refusal.unknownOperator }
        let passkeys = try await registry.passkeyCount(of: changed.id)
        return OperatorInfo(changed, passkeys: passkeys)
    }
}

extension AdminRole {
    /// Parses a role; `nil` for empty text.
    fileprivate init?(ofOperator text: String) throws(Refusal) {
        guard !text.isEmpty else { return nil }
        guard let role = Self(rawValue: text.lowercased()) else {
            throw .invalidArgument(field: "role", problem: "must be viewer, editor or owner")
        }
        self = role
    }

    /// Parses roles by project; those with empty text are left out.
    fileprivate static func byProject(
        _ roles: [String: String]
    ) throws(Refusal) -> [ProjectID: Self] {
        var parsed: [ProjectID: Self] = [:]
        for (project, text) in roles {
            parsed[ProjectID(rawValue: project)] = try Self(ofOperator: text)
        }
        return parsed
    }
}

extension OperatorInfo {
    init(_ person: Operator, passkeys: Int) {
        self.init()
        passkeyCount = passkeys
        hasPassword = person.passwordHash != nil
        passwordBlocked = person.failures.isExhausted
        operatorId = person.id.rawValue
        name = person.name.rawValue
        serverRole = person.roles.server?.rawValue
        projectRoles = person.roles.wireProjects
        disabled = person.isDisabled
        createTime = person.createdAt.rfc3339
        etag = person.etag
    }
}

extension OperatorInvitationInfo {
    init(_ invitation: OperatorInvitation) {
        self.init()
        name = invitation.name.rawValue
        serverRole = invitation.roles.server?.rawValue
        projectRoles = invitation.roles.wireProjects
        expireTime = invitation.expiresAt.rfc3339
        etag = invitation.etag
    }
}

extension OperatorRoles {
    fileprivate var wireProjects: [String: String]? {
        guard !projects.isEmpty else { return nil }
        return Dictionary(
            uniqueKeysWithValues: projects.map { ($0.key.rawValue, $0.value.rawValue) }
        )
    }
}
