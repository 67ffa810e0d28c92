/// The published keys in upstream's format: a map from key ID to X.509 certificate in PEM.
package struct CertificateMap: Encodable, Hashable, Sendable {
    package let certificates: [String: String]

    package init(_ keys: [PublishedKey]) {
        certificates = Dictionary(
            keys.map { ($0.id, $0.certificatePEM) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    package func encode(to encoder: any Encoder) throws {
        try certificates.encode(to: encoder)
    }
}
