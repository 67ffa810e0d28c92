package import DialtoneBasics
import PhoneNumbers

extension TestNumber: AuditedRecord {
    package var auditTarget: AuditTarget { AuditTarget(.testNumber, id: phoneNumber.e164) }

    package var auditProject: ProjectID? { projectID }

    package func auditMembers() throws -> AuditMembers {
        var members = AuditMembers()
        members.hide("code", code.digits)
        return members
    }
}
