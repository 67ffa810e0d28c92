#if Tokens

/// The signature algorithms of the server.
enum SignatureAlgorithm: String, Sendable {
    case rs256 = "RS256"
    case es256 = "ES256"
}

#endif
