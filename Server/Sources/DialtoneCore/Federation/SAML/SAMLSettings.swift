/// What a project's administrators say about a SAML provider.
///
/// It is kept, so that nothing is lost in a move; sign-in by SAML is refused.
package struct SAMLSettings: Hashable, Sendable, Codable {
    package var idpEntityID: String?
    package var signInURL: String?
    package var certificates: [String] = []
    package var signsRequests = false
    package var spEntityID: String?
    package var callbackURL: String?

    package init() {}
}
