/// The administrator's settings for a SAML provider.
package struct SAMLSettings: Hashable, Sendable, Codable {
    package var idpEntityID: String?
    package var signInURL: String?

    /// The accepted certificates in PEM; with several, a provider can rotate its key.
    package var certificates: [String] = []

    /// Stored for compatibility: a provider with this option cannot be enabled.
    package var signsRequests = false
    package var spEntityID: String?

    /// Stored for compatibility: the sign-in specifies the page that receives the response.
    package var callbackURL: String?

    package init() {}
}
