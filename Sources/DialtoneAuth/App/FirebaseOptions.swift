public import Foundation

/// The project that an app belongs to, and the address of its server.
///
/// An app copies the options when it is configured; later changes to this object have no effect.
#if canImport(ObjectiveC)
@objcMembers @objc(FIROptions)
#endif
public final class FirebaseOptions: NSObject, NSCopying, Sendable {
    let values: Locked<OptionValues>

    /// Creates options in code; ``apiKey`` and ``serverURL`` must also be set.
    #if canImport(ObjectiveC)
    @objc(initWithGoogleAppID:GCMSenderID:)
    #endif
    public convenience init(googleAppID: String, gcmSenderID: String) {
        self.init(OptionValues(googleAppID: googleAppID, gcmSenderID: gcmSenderID))
    }

    init(_ values: OptionValues) {
        self.values = Locked(values)
    }

    /// The project's API key, which is sent with every call.
    #if canImport(ObjectiveC)
    @objc(APIKey)
    #endif
    public var apiKey: String? {
        get { values.current.apiKey }
        set { values.withLock { $0.apiKey = newValue } }
    }

    /// The app's ID in the project, such as `1:123456789:ios:123abc`.
    public var googleAppID: String {
        get { values.current.googleAppID }
        set { values.withLock { $0.googleAppID = newValue } }
    }

    /// The project's ID.
    public var projectID: String? {
        get { values.current.projectID }
        set { values.withLock { $0.projectID = newValue } }
    }

    /// The URL of the server: scheme, host, port, and a path if the server runs below one.
    ///
    /// Firebase has no such option. In a file, its key is `AUTH_SERVER_URL`.
    public var serverURL: URL? {
        get { values.current.serverURL }
        set { values.withLock { $0.serverURL = newValue } }
    }

    /// The app's bundle ID; by default the main bundle's, or the process name.
    public var bundleID: String {
        get { values.current.bundleID }
        set { values.withLock { $0.bundleID = newValue } }
    }

    /// The OAuth client ID.
    public var clientID: String? {
        get { values.current.clientID }
        set { values.withLock { $0.clientID = newValue } }
    }

    /// The project number.
    #if canImport(ObjectiveC)
    @objc(GCMSenderID)
    #endif
    public var gcmSenderID: String {
        get { values.current.gcmSenderID }
        set { values.withLock { $0.gcmSenderID = newValue } }
    }

    /// Not used; for source compatibility.
    public var databaseURL: String? {
        get { values.current.databaseURL }
        set { values.withLock { $0.databaseURL = newValue } }
    }

    /// Not used; for source compatibility.
    public var storageBucket: String? {
        get { values.current.storageBucket }
        set { values.withLock { $0.storageBucket = newValue } }
    }

    /// Not used; for source compatibility.
    public var appGroupID: String? {
        get { values.current.appGroupID }
        set { values.withLock { $0.appGroupID = newValue } }
    }

    /// A secret that authenticates a program that is not distributed to users, such as a back-end
    /// service.
    ///
    /// Anyone who has it can send messages at your expense: never put it into an app. Firebase has
    /// no such option, and option files cannot contain it.
    public var appSecret: String? {
        get { values.current.appSecret }
        set { values.withLock { $0.appSecret = newValue } }
    }

    /// Whether the app forgets its user when it is deleted and installed again.
    ///
    /// iOS keeps the keychain items of a deleted app, so by default the user is still signed in.
    /// Users who signed in with an earlier version of this SDK, and users of access groups, are
    /// kept. On tvOS, the user also has to sign in again if the system deleted the app's caches. It
    /// has no effect on macOS, and on platforms without a keychain. Firebase has no such
    /// option.
    public var forgetsUserAfterReinstallation: Bool {
        get { values.current.forgetsUserAfterReinstallation }
        set { values.withLock { $0.forgetsUserAfterReinstallation = newValue } }
    }

    /// The store for the signed-in user; by default the keychain, or a private file.
    ///
    /// Firebase has no such option.
    public var credentialStore: any CredentialStore {
        get { values.current.credentialStore ?? defaultCredentialStore() }
        set { values.withLock { $0.credentialStore = newValue } }
    }

    /// The transport for calls to the server; by default `URLSession`.
    ///
    /// Firebase has no such option.
    public var transport: any HTTPTransport {
        get { values.current.transport ?? URLSessionTransport() }
        set { values.withLock { $0.transport = newValue } }
    }

    /// Returns a copy of the options.
    public func copy(with zone: NSZone? = nil) -> Any {
        FirebaseOptions(values.current)
    }

    /// Whether both objects name the same project, app and server.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? FirebaseOptions else { return false }
        return values.current.comparable == other.values.current.comparable
    }

    /// A hash value that is consistent with `isEqual(_:)`.
    public override var hash: Int {
        values.current.comparable.hashValue
    }
}
