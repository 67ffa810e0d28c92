public import Foundation

/// App verification settings, mainly for tests.
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

    /// Whether app verification is disabled; the server then accepts only fictional numbers.
    public var isAppVerificationDisabledForTesting: Bool {
        get { values.current.disablesAppVerification }
        set { values.withLock { $0.disablesAppVerification = newValue } }
    }

    /// Where web pages are shown: the challenge page and the pages of identity providers.
    ///
    /// Firebase has no such property.
    public var appVerificationPage: AppVerificationPage {
        get { values.current.page }
        set { values.withLock { $0.page = newValue } }
    }

    /// ``isAppVerificationDisabledForTesting``, under its Objective-C name.
    public var appVerificationDisabledForTesting: Bool {
        get { isAppVerificationDisabledForTesting }
        set { isAppVerificationDisabledForTesting = newValue }
    }

    /// Returns a copy of the settings.
    public func copy(with zone: NSZone? = nil) -> Any {
        AuthSettings(copying: self)
    }
}
