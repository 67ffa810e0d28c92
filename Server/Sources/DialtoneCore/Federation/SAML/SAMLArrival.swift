/// A user whom a provider sent to a page of this server, until the app that waits signs in.
///
/// It stands in the address that leads back to the app, where a whole response has no room. It is
/// good only together with the app's secret, and once.
struct SAMLArrival: ProviderHandle {
    static let name = "saml-arrival"

    let identity: ProviderIdentity

    /// Of the session that the response answers.
    let state: String
    let expiresAt: Int64
}
