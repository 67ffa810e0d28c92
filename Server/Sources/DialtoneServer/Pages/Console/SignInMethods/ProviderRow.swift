import DialtoneBasics

/// A row of the list of identity providers.
struct ProviderRow: Sendable {
    /// How long before the end of a certificate the pages warn.
    private static let warningSpan = TimeSpan.days(30)

    let id: String
    let shownName: String
    let kind: String
    let path: String
    let isEnabled: Bool
    let about: String
    let expiresAt: ConsoleTime?
    let expiresSoon: Bool

    init(_ entry: ProviderEntry, in place: ProvidersPlace, at now: Timestamp) {
        id = entry.id
        shownName = entry.name.isEmpty ? entry.id : entry.name
        kind = entry.kind.words
        path = place.page(of: entry.id)
        isEnabled = entry.isEnabled
        about =
            switch entry.kind {
            case .wellKnown: entry.clientID
            case .openIDConnect: entry.issuer
            case .saml: entry.entityID
            }
        expiresAt = entry.expiresAt.map { ConsoleTime($0) }
        expiresSoon = entry.expiresAt.map { $0 - Self.warningSpan < now } ?? false
    }
}
