/// The last line of a message, by which a phone knows whom the code is for.
package enum MessageEnding: Hashable, Sendable {
    /// Safari, and apps that belong to the host, fill the code in there and nowhere else.
    case domain(String)

    /// Google Play services hand the message to the Android app with this hash.
    case appHash(String)

    private static let domainLimit = 60

    /// Takes a host in the form that it has on the wire, such as `shop.example.com`.
    package init?(domain: String) {
        let label = /[a-z0-9]([a-z0-9\-]{0,61}[a-z0-9])?/
        let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
        guard domain.utf8.count <= Self.domainLimit, labels.count > 1,
            labels.allSatisfy({ $0.wholeMatch(of: label) != nil }),
            labels.last?.contains(where: { "a"..."z" ~= $0 }) == true
        else { return nil }
        self = .domain(domain)
    }

    /// Takes the eleven characters that `keytool` and Google's instructions make of a package
    /// name and a signing certificate.
    package init?(appHash: String) {
        guard appHash.wholeMatch(of: /[A-Za-z0-9+\/]{11}/) != nil else { return nil }
        self = .appHash(appHash)
    }

    /// The line with the break before it; nothing else may stand on it.
    package var pieces: [MessageTemplate.Piece] {
        switch self {
        case .domain(let host): [.text("\n@\(host) #"), .code]
        case .appHash(let hash): [.text("\n\(hash)")]
        }
    }
}
