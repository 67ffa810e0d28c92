public import Foundation

/// Settings for an app's tests.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRAuthSettings)
#endif
public final class AuthSettings: NSObject, NSCopying, Sendable {
    private let disabled: Locked<Bool>

    init(appVerificationDisabledForTesting: Bool = false) {
        disabled = Locked(appVerificationDisabledForTesting)
    }

    convenience init(copying other: AuthSettings?) {
        let disabled = other?.isAppVerificationDisabledForTesting ?? false
        self.init(appVerificationDisabledForTesting: disabled)
    }

    /// Whether the app sends no proof of itself; the server then takes fictional numbers only.
    public var isAppVerificationDisabledForTesting: Bool {
        get { disabled.current }
        set { disabled.withLock { $0 = newValue } }
    }

    /// ``isAppVerificationDisabledForTesting``, under its Objective-C name.
    public var appVerificationDisabledForTesting: Bool {
        get { isAppVerificationDisabledForTesting }
        set { isAppVerificationDisabledForTesting = newValue }
    }

    /// Another object with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        AuthSettings(copying: self)
    }
}
