/// An app's request for a silent push.
package struct PushRequest: Sendable {
    package let project: Project

    /// The app that the API key belongs to, if any.
    package let app: RelyingApp?

    package let bundleID: String?

    /// The device token as the app sent it.
    package let deviceToken: String?

    package let isSandbox: Bool

    package init(
        project: Project,
        app: RelyingApp?,
        bundleID: String?,
        deviceToken: String?,
        isSandbox: Bool
    ) {
        self.project = project
        self.app = app
        self.bundleID = bundleID
        self.deviceToken = deviceToken
        self.isSandbox = isSandbox
    }
}
