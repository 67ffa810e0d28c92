package import DialtoneBasics
import PhoneNumbers

extension SMSRoute: AuditedRecord {
    package var auditTarget: AuditTarget { AuditTarget(.smsRoute, id: scope.rawValue) }

    package var auditProject: ProjectID? { projectID }

    package func auditMembers() throws -> AuditMembers {
        var members = AuditMembers()
        try members.show("mode", mode.rawValue)
        try members.show("steps", steps)
        return members
    }
}
