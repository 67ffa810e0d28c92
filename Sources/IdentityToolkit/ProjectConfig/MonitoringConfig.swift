/// What is logged.
public struct MonitoringConfig: Codable, Hashable, Sendable {
    /// Logging of requests.
    public var requestLogging: RequestLoggingConfig?

    /// Creates the setting.
    public init(requestLogging: RequestLoggingConfig? = nil) {
        self.requestLogging = requestLogging
    }
}

/// Logging of requests.
public struct RequestLoggingConfig: Codable, Hashable, Sendable {
    /// Whether it is on.
    public var enabled: Bool?

    /// Creates the setting.
    public init(enabled: Bool? = nil) {
        self.enabled = enabled
    }
}
