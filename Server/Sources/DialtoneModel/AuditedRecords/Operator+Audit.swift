package import DialtoneBasics

extension Operator: AuditedRecord {
    package var auditTarget: AuditTarget { AuditTarget(.operator, id: id.rawValue) }

    package var auditProject: ProjectID? { nil }

    package func auditMembers() throws -> AuditMembers {
        var members = AuditMembers()
        try members.show("name", name.rawValue)
        try members.show("disabled", isDisabled)
        try roles.show(in: &members)
        members.hide("password", passwordHash?.rawValue)
        members.hide("authenticatorApp", sealedSecret.map { "\($0)" })
        return members
    }
}

extension OperatorInvitation: AuditedRecord {
    package var auditTarget: AuditTarget {
        AuditTarget(.operatorInvitation, id: name.rawValue)
    }

    package var auditProject: ProjectID? { nil }

    package func auditMembers() throws -> AuditMembers {
        var members = AuditMembers()
        try members.show("expiresAt", expiresAt.rfc3339)
        try roles.show(in: &members)
        members.hide("link", digest.hex)
        return members
    }
}

extension OperatorRoles {
    fileprivate func show(in members: inout AuditMembers) throws {
        try members.show("roles.server", server)
        for (project, role) in projects { try members.show("roles.\(project.rawValue)", role) }
    }
}
