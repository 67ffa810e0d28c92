public import Foundation

/// Settings that control how an email link leads back to the app.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRActionCodeSettings)
#endif
public final class ActionCodeSettings: NSObject, Sendable {
    private let state = Locked(ActionCodeValues(iOSBundleID: Bundle.main.bundleIdentifier))

    /// Creates settings that contain only this app's bundle ID.
    public override init() {}

    var values: ActionCodeValues { state.current }

    /// The URL to continue at afterwards; its host must be one of the project's domains.
    #if canImport(ObjectiveC)
    @objc(URL)
    #endif
    public var url: URL? {
        get { state.current.url }
        set { state.withLock { $0.url = newValue } }
    }

    /// Whether the app opens the link itself; required for sign-in links.
    public var handleCodeInApp: Bool {
        get { state.current.handleCodeInApp }
        set { state.withLock { $0.handleCodeInApp = newValue } }
    }

    /// The bundle ID of the iOS app that can open the link; by default this app's.
    public var iOSBundleID: String? {
        get { state.current.iOSBundleID }
        set { state.withLock { $0.iOSBundleID = newValue } }
    }

    /// The package name of the Android app that can open the link.
    public var androidPackageName: String? {
        get { state.current.androidPackageName }
        set { state.withLock { $0.androidPackageName = newValue } }
    }

    /// The minimum version of the Android app that can handle the link.
    public var androidMinimumVersion: String? {
        get { state.current.androidMinimumVersion }
        set { state.withLock { $0.androidMinimumVersion = newValue } }
    }

    /// Whether to offer to install the Android app if it is not installed.
    public var androidInstallIfNotAvailable: Bool {
        get { state.current.androidInstallIfNotAvailable }
        set { state.withLock { $0.androidInstallIfNotAvailable = newValue } }
    }

    /// The domain of the link; one of the project's domains.
    public var linkDomain: String? {
        get { state.current.linkDomain }
        set { state.withLock { $0.linkDomain = newValue } }
    }

    /// Sets the Android app that can open the link.
    public func setAndroidPackageName(
        _ androidPackageName: String,
        installIfNotAvailable: Bool,
        minimumVersion: String?
    ) {
        state.withLock { values in
            values.androidPackageName = androidPackageName
            values.androidInstallIfNotAvailable = installIfNotAvailable
            values.androidMinimumVersion = minimumVersion
        }
    }

    /// Sets the iOS app that can open the link.
    @nonobjc
    public func setIOSBundleID(_ bundleID: String) {
        iOSBundleID = bundleID
    }
}
