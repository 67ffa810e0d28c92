public import Foundation

/// Settings of how an app proves itself, above all for its tests.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRAuthSettings)
#endif
public final class AuthSettings: NSObject, NSCopying, Sendable {
    private struct Values: Sendable {
        var disablesAppVerification = false
        var page = AppVerificationPage.automatic
    }

    private let values: Locked<Values>

    override init() {
        values = Locked(Values())
    }

    init(copying other: AuthSettings?) {
        values = Locked(other?.values.current ?? Values())
    }

    /// Whether the app sends no proof of itself; the server then takes fictional numbers only.
    public var isAppVerificationDisabledForTesting: Bool {
        get { values.current.disablesAppVerification }
        set { values.withLock { $0.disablesAppVerification = newValue } }
    }

    /// Where web pages are shown: that with the challenge, and those of identity providers.
    ///
    /// Upstream has no such property.
    public var appVerificationPage: AppVerificationPage {
        get { values.current.page }
        set { values.withLock { $0.page = newValue } }
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
