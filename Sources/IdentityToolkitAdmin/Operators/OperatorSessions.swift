public import IdentityToolkit

/// A session of an operator in one browser.
public struct OperatorSessionInfo: WireObject {
    /// The session's ID, which does not grant access.
    public var sessionId = ""

    /// The time of the sign-in, in RFC 3339.
    public var createTime = ""

    /// The time of the last request, accurate to a minute, in RFC 3339.
    public var lastUseTime = ""

    /// The address of the client at the sign-in; absent if it is unknown.
    public var address: String?

    /// The browser, as it named itself at the sign-in; absent if it did not.
    public var userAgent: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the sessions of an operator.
public struct ListOperatorSessionsResponse: WireObject {
    /// The sessions, the last sign-in first; absent if there are none.
    public var sessions: [OperatorSessionInfo]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response to ending all sessions of an operator.
public struct EndOperatorSessionsResponse: WireObject {
    /// The number of sessions that ended.
    public var endedCount = WireInt64(0)

    /// Creates a value whose fields have their defaults.
    public init() {}
}
