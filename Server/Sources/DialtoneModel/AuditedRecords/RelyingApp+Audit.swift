package import DialtoneBasics

extension RelyingApp: AuditedRecord {
    package var auditTarget: AuditTarget { AuditTarget(.app, id: appID) }

    package var auditProject: ProjectID? { projectID }

    package func auditMembers() throws -> AuditMembers {
        var members = AuditMembers()
        try members.show("name", displayName)
        try members.show("platform", platform)
        try members.show("bundleId", bundleID.isEmpty ? nil : bundleID)
        members.hide("apiKey", Self.digest(ofKey: apiKey).hex)
        members.hide("previousKey", previousKey.map { Self.digest(ofKey: $0.text).hex })
        try members.show("teamId", details.teamID)
        try members.show("clientId", details.clientID)
        try members.show("redirects", details.redirects.isEmpty ? nil : details.redirects)
        let hashes = details.certificateHashes
        try members.show("certificateHashes", hashes.isEmpty ? nil : hashes)
        members.hide("secrets", details.secrets.isEmpty ? nil : "\(details.secrets)")
        return members
    }
}
