package import DialtoneBasics

/// An app that is registered in a project and has an API key.
package struct RelyingApp: Hashable, Sendable {
    /// The key that the app's developers copy, and new copies of the app send.
    package private(set) var apiKey: String

    /// The key that ``apiKey`` has replaced, which installed copies still send; `nil` if there is none.
    package private(set) var previousKey: PreviousAPIKey?
    package let projectID: ProjectID
    package var displayName: String

    /// The Google app ID of the SDKs: `1:NUMBER:ios:HEX`.
    package let appID: String

    package let platform: Platform

    /// The bundle ID or package name; empty for web and server apps.
    package var bundleID: String

    package var details: AppDetails
    package let createdAt: Timestamp

    package enum Platform: String, Sendable, Codable, CaseIterable {
        case ios, android, web
        /// A back end; only such an app can have secrets.
        case server
    }

    package init(
        apiKey: String,
        previousKey: PreviousAPIKey? = nil,
        projectID: ProjectID,
        displayName: String,
        appID: String,
        platform: Platform,
        bundleID: String,
        details: AppDetails = AppDetails(),
        createdAt: Timestamp
    ) {
        self.apiKey = apiKey
        self.previousKey = previousKey
        self.projectID = projectID
        self.displayName = displayName
        self.appID = appID
        self.platform = platform
        self.bundleID = bundleID
        self.details = details
        self.createdAt = createdAt
    }
}

extension RelyingApp {
    /// Whether a request with `key` is one of this app's.
    package func hasKey(_ key: String?) -> Bool {
        guard let key else { return false }
        return key == apiKey || key == previousKey?.text
    }

    /// Gives the app another key; the present one stays valid until it is removed.
    package mutating func replaceKey(with key: String, at now: Timestamp) {
        previousKey = PreviousAPIKey(text: apiKey, replacedAt: now, lastUsedAt: nil)
        apiKey = key
    }

    /// Makes requests with the previous key fail.
    package mutating func removePreviousKey() { previousKey = nil }

    /// The API keys that identify the app: the current one, and the previous one if it is kept.
    package var apiKeys: [String] { [apiKey] + (previousKey.map { [$0.text] } ?? []) }

    /// Returns the digest by which a key is compared and remembered without being known.
    package static func digest(ofKey key: String) -> TokenDigest {
        TokenDigest(of: Array(key.utf8))
    }
}

extension RelyingApp.Platform {
    /// Parses the client type that Google's SDKs send; returns `nil` for unknown values.
    package init?(clientType: String?) {
        switch clientType {
        case "CLIENT_TYPE_IOS": self = .ios
        case "CLIENT_TYPE_ANDROID": self = .android
        case "CLIENT_TYPE_WEB": self = .web
        default: return nil
        }
    }
}
