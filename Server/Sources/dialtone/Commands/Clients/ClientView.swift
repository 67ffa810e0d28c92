import DialtoneBasics
import DialtoneModel
import Foundation

/// A client without its secret, as commands print it.
struct ClientView: Encodable {
    let clientID: String
    let name: String
    let kind: String
    let redirects: [String]
    let postLogoutRedirects: [String]
    let scopes: [String]
    let firstParty: Bool
    let requirePkce: Bool
    let audience: String?
    let disabled: Bool
    let createdAt: String

    init(_ client: OAuthClient) {
        let details = client.details
        clientID = client.id.rawValue
        name = client.displayName
        kind = client.kind.rawValue
        redirects = details.redirects
        postLogoutRedirects = details.postLogoutRedirects
        scopes = details.scopes.list.map(\.rawValue)
        firstParty = details.isFirstParty
        requirePkce = client.needsCodeChallenge
        audience = details.audience
        disabled = details.isDisabled
        createdAt = client.createdAt.date.ISO8601Format()
    }

    static let header = ["ID", "NAME", "KIND", "STATE", "REDIRECTS"]

    var row: [String] {
        [clientID, name, kind, state, redirects.joined(separator: " ")]
    }

    /// The fields, for a table of one client.
    var fields: [(name: String, value: String?)] {
        var fields: [(name: String, value: String?)] = [
            ("client ID", clientID), ("name", name), ("kind", kind), ("state", state),
        ]
        fields += redirects.map { ("redirect", $0) }
        fields += postLogoutRedirects.map { ("post-logout redirect", $0) }
        return fields + [
            ("scopes", scopes.joined(separator: " ")),
            ("consent", firstParty ? "not asked (first party)" : "asked (third party)"),
            ("PKCE", requirePkce ? "required" : "optional"),
            ("audience", audience ?? "the issuer"), ("created", createdAt),
        ]
    }

    private var state: String { disabled ? "disabled" : "enabled" }
}

/// The URLs that an OpenID Connect library needs.
struct ProviderView: Encodable {
    let issuer: String
    let discoveryURL: String

    /// Returns `nil` if the server's URL is not configured.
    init?(of client: OAuthClient, at publicURL: String?) {
        guard let publicURL else { return nil }
        issuer = "\(publicURL)/oidc/\(client.projectID)"
        discoveryURL = "\(issuer)/.well-known/openid-configuration"
    }
}
