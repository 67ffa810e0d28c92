package import DialtoneBasics

/// An app that is registered in a project and has an API key.
package struct RelyingApp: Hashable, Sendable {
    package let apiKey: String
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
        projectID: ProjectID,
        displayName: String,
        appID: String,
        platform: Platform,
        bundleID: String,
        details: AppDetails = AppDetails(),
        createdAt: Timestamp
    ) {
        self.apiKey = apiKey
        self.projectID = projectID
        self.displayName = displayName
        self.appID = appID
        self.platform = platform
        self.bundleID = bundleID
        self.details = details
        self.createdAt = createdAt
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
