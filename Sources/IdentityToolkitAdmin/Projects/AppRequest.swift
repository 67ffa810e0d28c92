public import IdentityToolkit

/// The request of the calls that add and change an app; absent fields do not change.
public struct AppRequest: WireRequest {
    /// `ios`, `android`, `web` or `server`; only for a new app.
    public var platform: String?

    /// The API key of a new app; absent for a random one.
    public var apiKey: String?

    /// The name; without one, a new app has its bundle ID or platform as its name.
    public var displayName: String?

    /// The bundle ID or package name; empty for web and server apps.
    public var bundleID: String?

    /// The Apple team ID; empty for none.
    public var teamID: String?

    /// The OAuth client ID, whose reversed form is a URL scheme of the app; empty for none.
    public var clientID: String?

    /// The https addresses that open the app; they replace the previous ones.
    public var redirects: [String]?

    /// The SHA-256 digests of an Android app's signing certificates; they replace the previous
    /// ones.
    public var certificateHashes: [String]?

    /// The `etag` on which a change is based; if the app has another one, nothing changes.
    public var etag: String?

    /// Whether the values are only checked, and nothing changes.
    public var validateOnly: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The request that gives a back end another secret.
public struct RotateAppSecretRequest: WireRequest {
    /// The seconds for which the previous secret stays valid; absent for a day.
    public var graceSeconds: WireInt64?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The secret of a back end, which cannot be retrieved again.
public struct AppSecretResponse: WireObject {
    /// The app.
    public var app = RegisteredApp()

    /// The new secret, which the back end sends as `X-Dialtone-App-Secret`.
    public var secret = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
