/// The algorithm that signs ID tokens, by its name in JSON Web Signature.
package enum SigningAlgorithm: String, CaseIterable, Sendable, Codable {
    /// RSA with 2048 bits, as upstream uses and as its admin SDKs require.
    case rs256 = "RS256"
    /// ECDSA on P-256: signing takes a twentieth of the time, for standard JWT verifiers.
    case es256 = "ES256"
}
