/// A visit to an identity provider's page that is over: its result is known to the server alone.
struct ProviderVisit: Hashable, Sendable {
    /// Where the provider sent the person back to, with all that it added.
    let address: String

    /// Shows that this process began the visit.
    let sessionID: String
}
