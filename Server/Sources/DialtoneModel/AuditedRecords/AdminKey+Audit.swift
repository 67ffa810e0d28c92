package import DialtoneBasics

extension AdminKey: AuditedRecord {
    package var auditTarget: AuditTarget { AuditTarget(.adminKey, id: id) }

    package var auditProject: ProjectID? { projectID }

    package func auditMembers() throws -> AuditMembers {
        var members = AuditMembers()
        try members.show("name", displayName)
        try members.show("role", role)
        try members.show("expiresAt", expiresAt?.rfc3339)
        return members
    }
}
