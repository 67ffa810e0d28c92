#if Tokens

/// A token is refused; respond with the status 401.
public struct InvalidToken: Error, Hashable, Sendable {
    /// Why the token is refused.
    public let reason: Reason

    /// Creates the error, for example to test a back end.
    public init(_ reason: Reason) {
        self.reason = reason
    }
}

extension InvalidToken: CustomStringConvertible {
    /// A description without any part of the token.
    public var description: String { "The token is refused: \(reason.rawValue)." }
}

#endif
