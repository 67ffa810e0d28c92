/// The algorithms with which providers may sign their ID tokens.
///
/// `none` and symmetric algorithms are not allowed.
enum TokenAlgorithm: String, CaseIterable, Sendable {
    case rs256 = "RS256"
    case ps256 = "PS256"
    case es256 = "ES256"
    case edDSA = "EdDSA"
}
