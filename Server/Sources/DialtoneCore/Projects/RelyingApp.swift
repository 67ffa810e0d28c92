/// An app that may call for a project; it holds an API key.
package struct RelyingApp: Hashable, Sendable {
    package let apiKey: String
    package let projectID: ProjectID
    package var displayName: String

    /// What SDKs call the Google app ID: `1:NUMBER:ios:HEX`.
    package let appID: String

    package let platform: Platform

    /// Bundle ID or package name; empty for web and server apps.
    package var bundleID: String

    package var details: AppDetails
    package let createdAt: Timestamp

    package enum Platform: String, Sendable, Codable, CaseIterable {
        case ios, android, web
        /// A back end; only such an app may have a secret.
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
