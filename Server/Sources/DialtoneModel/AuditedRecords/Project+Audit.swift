package import DialtoneBasics

extension Project: AuditedRecord {
    package var auditTarget: AuditTarget {
        guard let tenant = id.tenantID else { return AuditTarget(.project, id: id.rawValue) }
        return AuditTarget(.tenant, id: tenant)
    }

    package var auditProject: ProjectID? { id }

    package func auditMembers() throws -> AuditMembers {
        var members = AuditMembers()
        try members.show("name", displayName)
        var settings = settings
        // Pictures and letters would fill the log; it says that they have changed.
        members.hide("branding.logo", settings.branding.logo)
        settings.branding.logo = nil
        try members.show(all: settings)
        return members
    }
}
