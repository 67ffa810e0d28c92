public import IdentityToolkit

/// An app that is registered in a project, without secrets.
public struct RegisteredApp: WireObject {
    /// The API key, which apps contain.
    public var apiKey = ""

    /// The API key that was replaced and is still valid, which installed copies contain.
    public var previousKey: String?

    /// The time when `previousKey` was replaced, in RFC 3339.
    public var keyReplaceTime: String?

    /// The hour in which a request last had `previousKey`, in RFC 3339; absent if none had.
    public var previousKeyLastUsedAt: String?

    /// The app ID of Google's SDKs, such as `1:123456789012:ios:0a1b2c`.
    public var appID = ""

    /// The encoded app ID, which is the URL scheme of an Apple app; absent for other apps.
    public var encodedAppID: String?

    /// `ios`, `android`, `web` or `server`.
    public var platform = ""

    /// The bundle ID or package name; empty for other apps.
    public var bundleID = ""

    /// The name.
    public var displayName = ""

    /// The Apple team ID.
    public var teamID: String?

    /// The OAuth client ID.
    public var clientID: String?

    /// The registered redirect addresses.
    public var redirects: [String]?

    /// The hashes of an Android app's signing certificates.
    public var certificateHashes: [String]?

    /// A digest of these values, which differs after each change.
    public var etag: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the apps of a project.
public struct ListAppsResponse: WireObject {
    /// The apps.
    public var apps: [RegisteredApp] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}
