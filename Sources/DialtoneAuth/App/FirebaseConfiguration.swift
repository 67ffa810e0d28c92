public import Foundation

/// Process-wide settings.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRConfiguration)
#endif
public final class FirebaseConfiguration: NSObject, Sendable {
    /// The shared instance.
    #if canImport(ObjectiveC)
    @objc(sharedInstance)
    #endif
    public static let shared = FirebaseConfiguration()

    private let level = Locked(FirebaseLoggerLevel.notice)

    private override init() {}

    /// Sets the log level.
    public func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) {
        level.withLock { $0 = loggerLevel }
    }

    /// Returns the log level.
    public func loggerLevel() -> FirebaseLoggerLevel {
        level.current
    }
}
