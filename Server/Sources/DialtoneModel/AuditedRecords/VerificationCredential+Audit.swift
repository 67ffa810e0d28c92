package import DialtoneBasics

extension VerificationCredential: AuditedRecord {
    package var auditTarget: AuditTarget {
        AuditTarget(.verificationCredential, id: "\(service.rawValue)/\(name)")
    }

    package var auditProject: ProjectID? { projectID }

    package func auditMembers() throws -> AuditMembers {
        var members = AuditMembers()
        for (name, value) in details { try members.show(name, value) }
        members.hide("secret", "\(sealedSecret)")
        return members
    }
}
