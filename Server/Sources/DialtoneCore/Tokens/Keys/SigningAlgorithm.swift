/// How ID tokens are signed, as JSON Web Signatures name it.
package enum SigningAlgorithm: String, CaseIterable, Sendable, Codable {
    /// RSA with 2048 bits: what upstream uses, and the only one that its admin SDKs accept.
    case rs256 = "RS256"
    /// The curve P-256: signatures cost a twentieth, for services that verify by ordinary means.
    case es256 = "ES256"
}
