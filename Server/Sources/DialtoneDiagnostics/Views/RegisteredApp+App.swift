import DialtoneBasics
package import DialtoneModel
package import IdentityToolkitAdmin

extension RegisteredApp {
    package init(_ app: RelyingApp) {
        self.init()
        apiKey = app.apiKey
        previousKey = app.previousKey?.text
        keyReplaceTime = app.previousKey?.replacedAt.rfc3339
        previousKeyLastUsedAt = app.previousKey?.lastUsedAt?.rfc3339
        appID = app.appID
        platform = app.platform.rawValue
        bundleID = app.bundleID
        displayName = app.displayName
        encodedAppID =
            app.platform == .ios ? "app-" + app.appID.replacing(":", with: "-") : nil
        teamID = app.details.teamID
        clientID = app.details.clientID
        redirects = app.details.redirects.isEmpty ? nil : app.details.redirects
        certificateHashes =
            app.details.certificateHashes.isEmpty ? nil : app.details.certificateHashes
        etag = app.etag
    }
}
