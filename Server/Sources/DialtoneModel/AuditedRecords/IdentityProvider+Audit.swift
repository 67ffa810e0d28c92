package import DialtoneBasics

extension IdentityProvider: AuditedRecord {
    package var auditTarget: AuditTarget { AuditTarget(.identityProvider, id: id.rawValue) }

    package var auditProject: ProjectID? { projectID }

    package func auditMembers() throws -> AuditMembers {
        var members = AuditMembers()
        try members.show("name", settings.displayName)
        try members.show("isEnabled", settings.isEnabled)
        try members.show("clientId", settings.clientID)
        try members.show("allowedClientIds", settings.allowedClientIDs)
        members.show(url: settings.issuer, "issuer")
        try members.show("usesCode", settings.usesCode)
        if let saml = settings.saml {
            try members.show("saml.idpEntityId", saml.idpEntityID)
            members.show(url: saml.signInURL, "saml.signInUrl")
            try members.show("saml.certificates", saml.certificates)
            try members.show("saml.spEntityId", saml.spEntityID)
            members.show(url: saml.callbackURL, "saml.callbackUrl")
        }
        members.hide("clientSecret", sealedClientSecret.map { "\($0)" })
        return members
    }
}
