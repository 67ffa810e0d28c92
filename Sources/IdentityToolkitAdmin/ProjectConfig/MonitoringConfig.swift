public import IdentityToolkit

/// What is logged.
public struct MonitoringConfig: WireObject {
    /// Logging of requests.
    public var requestLogging: RequestLoggingConfig?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Logging of requests.
public struct RequestLoggingConfig: WireObject {
    /// Whether it is on.
    public var enabled: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
