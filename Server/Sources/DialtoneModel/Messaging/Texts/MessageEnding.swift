/// The last line of a message, which binds the code to a site or an app.
package enum MessageEnding: Hashable, Sendable {
    /// Only Safari and apps associated with the host autofill the code.
    case domain(String)

    /// Google Play services pass the message to the Android app with this hash.
    case appHash(String)

    private static let domainLimit = 60

    /// Validates a host in its ASCII form, such as `shop.example.com`.
    package init?(domain: String) {
        let label = /[a-z0-9]([a-z0-9\-]{0,61}[a-z0-9])?/
        let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
        guard domain.utf8.count <= Self.domainLimit, labels.count > 1,
            labels.allSatisfy({ $0.wholeMatch(of: label) != nil }),
            labels.last?.contains(where: { "a"..."z" ~= $0 }) == true
        else { return nil }
        self = .domain(domain)
    }

    /// Validates the hash: eleven characters derived from package name and signing certificate.
    ///
    /// Google's instructions derive them with `keytool`.
    package init?(appHash: String) {
        guard appHash.wholeMatch(of: /[A-Za-z0-9+\/]{11}/) != nil else { return nil }
        self = .appHash(appHash)
    }

    /// The line with the line break before it; it contains nothing else.
    package var pieces: [MessageTemplate.Piece] {
        switch self {
        case .domain(let host): [.text("\n@\(host) #"), .code]
        case .appHash(let hash): [.text("\n\(hash)")]
        }
    }
}
