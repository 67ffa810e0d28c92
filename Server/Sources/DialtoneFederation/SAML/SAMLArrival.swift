/// The identity of a user who returned to a page of this server, until the app signs in with it.
///
/// It is part of the URL that leads back to the app, which has no room for a whole response. It is
/// valid only once, and only together with the app's secret.
package struct SAMLArrival: ProviderHandle {
    package static let name = "saml-arrival"

    package let identity: ProviderIdentity

    /// The `state` of the session that the response answers.
    package let state: String
    package let expiresAt: Int64

    package init(identity: ProviderIdentity, state: String, expiresAt: Int64) {
        self.identity = identity
        self.state = state
        self.expiresAt = expiresAt
    }
}
