// The system's log. Declarations: nothing here runs.

/// How grave a message is.
public struct OSLogType: Sendable {
    /// Kept as the system sees fit.
    public static let `default` = OSLogType()
    /// Kept in memory alone.
    public static let info = OSLogType()
    /// Kept only while the log is being read.
    public static let debug = OSLogType()
    /// Kept.
    public static let error = OSLogType()
}

/// Whether a value may be shown.
public struct OSLogPrivacy: Sendable {
    /// To developers too.
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    /// Never.
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
}

/// What is put into a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds text of the source.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a value.
    public mutating func appendInterpolation(
        _ text: @autoclosure @escaping () -> String,
        privacy: OSLogPrivacy
    ) {}
}

/// A message.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    /// A message of values.
    public init(stringInterpolation: OSLogInterpolation) {}
    /// A message of text alone.
    public init(stringLiteral value: String) {}
}

/// Writes messages.
public struct Logger: Sendable {
    /// Names who writes.
    public init(subsystem: String, category: String) {}
    /// Writes.
    public func log(level: OSLogType, _ message: OSLogMessage) {}
}
