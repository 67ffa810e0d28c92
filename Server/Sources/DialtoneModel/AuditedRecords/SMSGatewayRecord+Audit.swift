package import DialtoneBasics

extension SMSGatewayRecord: AuditedRecord {
    package var auditTarget: AuditTarget { AuditTarget(.smsGateway, id: name) }

    package var auditProject: ProjectID? { nil }

    package func auditMembers() throws -> AuditMembers {
        var members = AuditMembers()
        try members.show("kind", kind.rawValue)
        for (name, value) in settings {
            if value.contains("://") {
                members.show(url: value, name)
            } else {
                try members.show(name, value)
            }
        }
        members.hide("secrets", "\(sealedSecrets)")
        return members
    }
}
