package import DialtoneBasics

/// An app that calls on behalf of the device's user.
package struct AppCaller: Sendable {
    package let project: ServedProject

    /// The API key that the app sent.
    package let apiKey: String?

    /// The network address that the call came from; `nil` if it is unknown.
    package let remoteAddress: IPAddress?

    /// What the request says about the app and its device; anyone can make it up.
    package let claims: Claims

    package init(
        project: ServedProject,
        apiKey: String? = nil,
        remoteAddress: IPAddress? = nil,
        claims: Claims = Claims()
    ) {
        self.project = project
        self.apiKey = apiKey
        self.remoteAddress = remoteAddress
        self.claims = claims
    }

    package struct Claims: Sendable {
        /// The app's ID, as registered with the project.
        package var appID: String?

        /// The ID of the app's bundle or package.
        package var bundleID: String?

        /// The name and version of the SDK, or else the user agent.
        package var client: String?

        package var languages = LanguagePreferences()

        /// The origin of the calling web page; `nil` for other callers.
        package var origin: String?

        /// The server's host and port, as the app addressed them.
        package var authority: String?

        /// The secret that the server pushed to the app.
        package var appSecret: String?

        /// The token of the app's installation.
        package var appInstance: String?

        package init() {}
    }
}

extension AppCaller {
    package var projectID: ProjectID { project.project.id }
    package var settings: ProjectSettings { project.project.settings }

    /// The registered app that calls: the one that it names, or else the one of its API key.
    ///
    /// Only a proof can show that it is genuine.
    package var app: RelyingApp? {
        project.apps.first { $0.appID == claims.appID }
            ?? project.apps.first { $0.hasKey(apiKey) }
    }

    /// The device's name, truncated for storage.
    package var client: String? {
        guard let client = claims.client, !client.isEmpty else { return nil }
        return String(client.prefix(128))
    }

    /// The user's languages, in order of preference.
    package var languages: [String] { claims.languages.tags }
}
