/// The published keys as a JSON Web Key Set (RFC 7517).
package struct JWKSet: Encodable, Hashable, Sendable {
    package let keys: [JWK]

    package init(_ keys: [PublishedKey]) {
        self.keys = keys.map(\.jwk)
    }
}

/// One public key of a ``JWKSet``; the names are the standard's.
package struct JWK: Encodable, Hashable, Sendable {
    package let kty: String
    package let alg: String
    package let use: String
    package let kid: String
    package var n: String?
    package var e: String?
    package var crv: String?
    package var x: String?
    package var y: String?
}
