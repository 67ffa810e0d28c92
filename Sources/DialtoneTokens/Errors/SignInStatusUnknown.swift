#if Tokens

/// The server could not be asked whether a user is still signed in; respond with the status 503.
public struct SignInStatusUnknown: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong, for the log.
    public let description: String

    /// Creates the error, for example to test a back end.
    public init(_ description: String) {
        self.description = description
    }
}

#endif
