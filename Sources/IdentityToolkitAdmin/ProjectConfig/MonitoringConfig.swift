public import IdentityToolkit

/// The logging settings.
public struct MonitoringConfig: WireObject {
    /// The settings of request logging.
    public var requestLogging: RequestLoggingConfig?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The settings of request logging.
public struct RequestLoggingConfig: WireObject {
    /// Whether request logging is enabled.
    public var enabled: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
