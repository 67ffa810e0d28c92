// The names of Apple's package swift-http-types, for the test that ours do not collide with them.

/// As in `HTTPTypes`.
public struct HTTPRequest: Sendable {
    /// Creates one.
    public init() {}
}

/// As in `HTTPTypes`.
public struct HTTPResponse: Sendable {
    /// Creates one.
    public init() {}
}
