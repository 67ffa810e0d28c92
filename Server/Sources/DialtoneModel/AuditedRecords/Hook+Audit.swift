package import DialtoneBasics

extension Hook: AuditedRecord {
    package var auditTarget: AuditTarget { AuditTarget(.hook, id: id.rawValue) }

    package var auditProject: ProjectID? { projectID }

    package func auditMembers() throws -> AuditMembers {
        var members = AuditMembers()
        switch subject {
        case .before(let trigger): try members.show("trigger", trigger.rawValue)
        case .after(let events): try members.show("events", events.map(\.rawValue).sorted())
        }
        members.show(url: url, "url")
        try members.show("format", format.rawValue)
        try members.show("timeout", timeout)
        try members.show("onFailure", onFailure.rawValue)
        members.hide("secret", "\(secrets.current)")
        return members
    }
}
