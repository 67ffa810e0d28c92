import ArgumentParser

/// The algorithms with which a server signs ID tokens.
enum TokenAlgorithm: String, CaseIterable, ExpressibleByArgument, Codable {
    case rs256 = "RS256"
    case es256 = "ES256"
}
