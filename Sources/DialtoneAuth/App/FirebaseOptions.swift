public import Foundation

/// Which project an app belongs to, and where its server is.
///
/// An app takes a copy when it is configured; later changes to these options do not reach it.
#if canImport(ObjectiveC)
@objcMembers @objc(FIROptions)
#endif
public final class FirebaseOptions: NSObject, NSCopying, Sendable {
    let values: Locked<OptionValues>

    /// Creates options in code; set ``apiKey`` and ``serverURL`` too.
    #if canImport(ObjectiveC)
    @objc(initWithGoogleAppID:GCMSenderID:)
    #endif
    public convenience init(googleAppID: String, gcmSenderID: String) {
        self.init(OptionValues(googleAppID: googleAppID, gcmSenderID: gcmSenderID))
    }

    init(_ values: OptionValues) {
        self.values = Locked(values)
    }

    /// The project's key; every call carries it.
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

    /// Where the server is: scheme, host, port, and a path if it lives below one.
    ///
    /// Upstream has no such option. In a file its key is `AUTH_SERVER_URL`.
    public var serverURL: URL? {
        get { values.current.serverURL }
        set { values.withLock { $0.serverURL = newValue } }
    }

    /// The app's bundle ID; by default the main bundle's, or the name of the process.
    public var bundleID: String {
        get { values.current.bundleID }
        set { values.withLock { $0.bundleID = newValue } }
    }

    /// The OAuth client ID.
    public var clientID: String? {
        get { values.current.clientID }
        set { values.withLock { $0.clientID = newValue } }
    }

    /// The project's number.
    #if canImport(ObjectiveC)
    @objc(GCMSenderID)
    #endif
    public var gcmSenderID: String {
        get { values.current.gcmSenderID }
        set { values.withLock { $0.gcmSenderID = newValue } }
    }

    /// Kept for code that reads it; nothing here uses it.
    public var databaseURL: String? {
        get { values.current.databaseURL }
        set { values.withLock { $0.databaseURL = newValue } }
    }

    /// Kept for code that reads it; nothing here uses it.
    public var storageBucket: String? {
        get { values.current.storageBucket }
        set { values.withLock { $0.storageBucket = newValue } }
    }

    /// Kept for code that reads it; nothing here uses it.
    public var appGroupID: String? {
        get { values.current.appGroupID }
        set { values.withLock { $0.appGroupID = newValue } }
    }

    /// Proves a program that no person holds in their hands, such as a service of yours.
    ///
    /// Whoever has it can send messages at your expense: it belongs into no app. Upstream has no
    /// such option, and files of options hold none.
    public var appSecret: String? {
        get { values.current.appSecret }
        set { values.withLock { $0.appSecret = newValue } }
    }

    /// Where the signed-in user is kept; by default the keychain, or a private file.
    ///
    /// Upstream has no such option.
    public var credentialStore: any CredentialStore {
        get { values.current.credentialStore ?? defaultCredentialStore() }
        set { values.withLock { $0.credentialStore = newValue } }
    }

    /// Carries the calls to the server; by default `URLSession`.
    ///
    /// Upstream has no such option.
    public var transport: any HTTPTransport {
        get { values.current.transport ?? URLSessionTransport() }
        set { values.withLock { $0.transport = newValue } }
    }

    /// Another object with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        FirebaseOptions(values.current)
    }

    /// Whether both name the same project, app and server.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? FirebaseOptions else { return false }
        return values.current.comparable == other.values.current.comparable
    }

    /// Goes with `isEqual(_:)`.
    public override var hash: Int {
        values.current.comparable.hashValue
    }
}
