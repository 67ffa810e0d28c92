/// A completed visit to an identity provider's page, whose result only the server has.
struct ProviderVisit: Hashable, Sendable {
    /// The URL that the provider redirected to, with its parameters.
    let address: String

    /// Proves that this process started the visit.
    let sessionID: String
}
