package import DialtoneBasics

extension OAuthClient: AuditedRecord {
    package var auditTarget: AuditTarget { AuditTarget(.client, id: id.rawValue) }

    package var auditProject: ProjectID? { projectID }

    package func auditMembers() throws -> AuditMembers {
        var members = AuditMembers()
        try members.show("name", displayName)
        try members.show("kind", kind.rawValue)
        try members.show("redirects", details.redirects)
        try members.show("postLogoutRedirects", details.postLogoutRedirects)
        try members.show("scopes", details.scopes)
        try members.show("isFirstParty", details.isFirstParty)
        try members.show("requiresCodeChallenge", details.requiresCodeChallenge)
        try members.show("audience", details.audience)
        try members.show("isDisabled", details.isDisabled)
        members.hide("secrets", details.secrets.isEmpty ? nil : "\(details.secrets)")
        return members
    }
}
