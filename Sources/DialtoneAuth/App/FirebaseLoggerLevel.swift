import Foundation

/// How much this SDK logs: on Apple platforms to the system log, elsewhere to standard error.
#if canImport(ObjectiveC)
@objc(FIRLoggerLevel)
#endif
public enum FirebaseLoggerLevel: Int, Sendable {
    /// Problems that make calls fail.
    case error = 3
    /// Also unexpected conditions.
    case warning = 4
    /// Also significant events.
    case notice = 5
    /// Also informational messages.
    case info = 6
    /// All messages.
    case debug = 7

    /// The least verbose level.
    public static let min = FirebaseLoggerLevel.error

    /// The most verbose level.
    public static let max = FirebaseLoggerLevel.debug
}
