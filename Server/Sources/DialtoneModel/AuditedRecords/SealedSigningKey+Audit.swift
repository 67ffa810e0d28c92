package import DialtoneBasics

extension SealedSigningKey: AuditedRecord {
    package var auditTarget: AuditTarget { AuditTarget(.signingKey, id: id) }

    package var auditProject: ProjectID? { nil }

    package func auditMembers() throws -> AuditMembers {
        var members = AuditMembers()
        try members.show("algorithm", algorithm)
        try members.show("signsFrom", signsFrom.rfc3339)
        try members.show("withdrawnAt", withdrawnAt?.rfc3339)
        return members
    }
}
