import DialtoneBasics
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension OAuthClientInfo {
    init(_ client: OAuthClient) {
        let details = client.details
        self.init()
        clientId = client.id.rawValue
        displayName = client.displayName
        kind = client.kind.rawValue.uppercased()
        redirectUris = details.redirects
        postLogoutRedirectUris =
            details.postLogoutRedirects.isEmpty ? nil : details.postLogoutRedirects
        scopes = details.scopes.list.map(\.rawValue)
        firstParty = details.isFirstParty
        requirePkce = client.needsCodeChallenge
        audience = details.audience
        disabled = details.isDisabled
        previousSecretExpireTime = details.secrets.compactMap(\.goodUntil).max()?.rfc3339
        etag = client.etag
        createTime = client.createdAt.rfc3339
    }
}

extension OAuthClientRequest {
    /// Applies the fields that the request has.
    func apply(to details: inout OAuthClientDetails) throws(Refusal) {
        if let redirectUris { details.redirects = redirectUris }
        if let postLogoutRedirectUris { details.postLogoutRedirects = postLogoutRedirectUris }
        if let scopes {
            let known = scopes.compactMap(OpenIDScope.init(rawValue:))
            guard known.count == scopes.count else {
                throw .invalidArgument(
                    field: "scopes",
                    problem: "must contain only \(OpenIDScopes.all.text)"
                )
            }
            details.scopes = OpenIDScopes(known)
        }
        if let firstParty { details.isFirstParty = firstParty }
        if let requirePkce { details.requiresCodeChallenge = requirePkce }
        if let audience { details.audience = audience.isEmpty ? nil : audience }
        if let disabled { details.isDisabled = disabled }
    }
}
