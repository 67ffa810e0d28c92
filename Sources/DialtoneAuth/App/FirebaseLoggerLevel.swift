import Foundation

/// How much this SDK writes: on Apple's platforms to the system's log, elsewhere to the standard
/// error stream.
#if canImport(ObjectiveC)
@objc(FIRLoggerLevel)
#endif
public enum FirebaseLoggerLevel: Int, Sendable {
    /// Only what makes calls fail.
    case error = 3
    /// And what may surprise.
    case warning = 4
    /// And what is worth knowing.
    case notice = 5
    /// And what happens.
    case info = 6
    /// Everything.
    case debug = 7

    /// The level that writes least.
    public static let min = FirebaseLoggerLevel.error

    /// The level that writes most.
    public static let max = FirebaseLoggerLevel.debug
}
