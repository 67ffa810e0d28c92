package import DialtoneModel
import DialtoneBasics
package import WebAuthn

/// Determines the relying party of a project's passkeys.
package struct RelyingParties: Sendable {
    private let publicURL: String?
    private let isDevelopment: Bool

    /// `publicURL` is the server's public URL.
    package init(publicURL: String?, isDevelopment: Bool) {
        self.publicURL = publicURL
        self.isDevelopment = isDevelopment
    }

    /// Returns the RP ID of the project and the origins that may use its passkeys.
    ///
    /// They are the RP ID itself, which the systems of apps name as their origin, the server's own
    /// pages, the project's authorized domains at or below the RP ID, and the origins in the
    /// settings. Throws if passkeys are off or there is no domain.
    package func party(of settings: ProjectSettings) throws(Refusal) -> RelyingParty {
        guard settings.passkeys.isEnabled else { throw .passkey(.disabled) }
        guard let id = id(of: settings) else { throw .passkey(.noRelyingParty) }
        var origins = Set(settings.passkeys.origins)
        origins.insert("https://\(id)")
        if let own = ownAddress, PasskeySettings.isHost(own.host, of: id) {
            origins.insert(own.origin)
        }
        for domain in settings.authorizedDomains.map({ $0.lowercased() })
        where PasskeySettings.isHost(domain, of: id) {
            origins.insert("https://\(domain)")
        }
        return RelyingParty(
            id: id,
            origins: AllowedOrigins(
                origins,
                includingLocalhost: isDevelopment && id == Self.localhost
            )
        )
    }

    /// The RP ID of the project; `nil` if it has none and the server's URL has no domain.
    package func id(of settings: ProjectSettings) -> String? {
        if let id = settings.passkeys.rpID { return id }
        if let host = ownAddress?.host, PasskeySettings.isDomain(host) { return host }
        return isDevelopment ? Self.localhost : nil
    }

    private static let localhost = "localhost"

    private var ownAddress: WebAddress? { publicURL.flatMap(WebAddress.init) }
}
