/// What a project's administrators say about a SAML provider.
package struct SAMLSettings: Hashable, Sendable, Codable {
    package var idpEntityID: String?
    package var signInURL: String?

    /// In PEM; any of them verifies, so that a provider can change its key.
    package var certificates: [String] = []

    /// Stored for the protocol's sake: a provider that is enabled must not ask for it.
    package var signsRequests = false
    package var spEntityID: String?

    /// Stored for the protocol's sake: a response comes to the page that the sign-in names.
    package var callbackURL: String?

    package init() {}
}
