public import Foundation

/// Settings of the whole process.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRConfiguration)
#endif
public final class FirebaseConfiguration: NSObject, Sendable {
    /// The only one.
    #if canImport(ObjectiveC)
    @objc(sharedInstance)
    #endif
    public static let shared = FirebaseConfiguration()

    private let level = Locked(FirebaseLoggerLevel.notice)

    private override init() {}

    /// Chooses how much is written.
    public func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) {
        level.withLock { $0 = loggerLevel }
    }

    /// How much is written.
    public func loggerLevel() -> FirebaseLoggerLevel {
        level.current
    }
}
