public import Foundation

/// How the link of an e-mail is to lead back to the app.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRActionCodeSettings)
#endif
public final class ActionCodeSettings: NSObject, Sendable {
    private let state = Locked(ActionCodeValues(iOSBundleID: Bundle.main.bundleIdentifier))

    /// Settings that name this app's bundle and nothing else.
    public override init() {}

    var values: ActionCodeValues { state.current }

    /// Where the person goes on afterwards; its host must be one of the project's.
    #if canImport(ObjectiveC)
    @objc(URL)
    #endif
    public var url: URL? {
        get { state.current.url }
        set { state.withLock { $0.url = newValue } }
    }

    /// Whether the app opens the link itself; sign-in links need it.
    public var handleCodeInApp: Bool {
        get { state.current.handleCodeInApp }
        set { state.withLock { $0.handleCodeInApp = newValue } }
    }

    /// The iOS app that may open the link; at first this app.
    public var iOSBundleID: String? {
        get { state.current.iOSBundleID }
        set { state.withLock { $0.iOSBundleID = newValue } }
    }

    /// The Android app that may open the link.
    public var androidPackageName: String? { state.current.androidPackageName }

    /// Its oldest version that understands the link.
    public var androidMinimumVersion: String? { state.current.androidMinimumVersion }

    /// Whether to offer installing it.
    public var androidInstallIfNotAvailable: Bool { state.current.androidInstallIfNotAvailable }

    /// The domain of the link, one of the project's.
    public var linkDomain: String? {
        get { state.current.linkDomain }
        set { state.withLock { $0.linkDomain = newValue } }
    }

    /// Names the Android app that may open the link.
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

    /// Names the iOS app that may open the link.
    @nonobjc
    public func setIOSBundleID(_ bundleID: String) {
        iOSBundleID = bundleID
    }
}
