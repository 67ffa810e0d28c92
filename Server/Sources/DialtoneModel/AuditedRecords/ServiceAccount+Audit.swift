package import DialtoneBasics

extension ServiceAccount: AuditedRecord {
    package var auditTarget: AuditTarget { AuditTarget(.serviceAccount, id: email) }

    package var auditProject: ProjectID? { projectID }

    package func auditMembers() throws -> AuditMembers {
        var members = AuditMembers()
        try members.show("role", role)
        try members.show("keyId", keyID)
        try members.show("expiresAt", expiresAt?.rfc3339)
        return members
    }
}
