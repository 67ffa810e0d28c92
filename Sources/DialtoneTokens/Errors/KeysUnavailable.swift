#if Tokens

/// The server's keys could not be downloaded, so no token can be verified now; respond with the
/// status 503.
public struct KeysUnavailable: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong, for the log.
    public let description: String

    /// Creates the error, for example to test a back end.
    public init(_ description: String) {
        self.description = description
    }
}

#endif
