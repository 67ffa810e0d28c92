#if os(macOS) || os(Linux)

/// A ``DevelopmentServer`` did not start, or did not answer.
public struct DevelopmentServerProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong, with the last lines that the server printed.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

#endif
