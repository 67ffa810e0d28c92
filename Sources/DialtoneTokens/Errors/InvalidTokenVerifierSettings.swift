#if Tokens

/// The settings of a ``TokenVerifier`` are not usable.
public struct InvalidTokenVerifierSettings: Error, Hashable, Sendable, CustomStringConvertible {
    /// Which setting is wrong, and what it should be.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

#endif
