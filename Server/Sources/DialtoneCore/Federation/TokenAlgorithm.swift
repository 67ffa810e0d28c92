/// The algorithms by which providers may sign their ID tokens.
///
/// Those that need no key, or the same key on both sides, are none of them.
enum TokenAlgorithm: String, CaseIterable, Sendable {
    case rs256 = "RS256"
    case ps256 = "PS256"
    case es256 = "ES256"
    case edDSA = "EdDSA"
}
