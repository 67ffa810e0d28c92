// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation

// These conformances make `catch AuthErrorCode.sessionExpired` and `error as? AuthErrorCode` work:
// errors are `NSError` objects, and a cast of an error to an enumeration needs them.

#if canImport(ObjectiveC)
extension AuthErrorCode: _ObjectiveCBridgeableError {
    /// Extracts the code of an error of this SDK; `nil` for any other error.
    public init?(_bridgedNSError error: NSError) {
        guard let code = error.authCode else { return nil }
        self = code
    }
}
#else
extension AuthErrorCode: _ObjectiveCBridgeable {
    /// Returns an error with this code, for the Swift runtime.
    public func _bridgeToObjectiveC() -> NSError { error() }

    /// Extracts the code of an error of this SDK, for the Swift runtime.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSError,
        result: inout AuthErrorCode?
    ) -> Bool {
        result = source.authCode
        return result != nil
    }

    /// Extracts the code of an error of this SDK, for the Swift runtime.
    public static func _forceBridgeFromObjectiveC(
        _ source: NSError,
        result: inout AuthErrorCode?
    ) {
        result = source.authCode
    }

    /// Extracts the code of an error of this SDK, for the Swift runtime.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> AuthErrorCode {
        source?.authCode ?? .internalError
    }
}
#endif
