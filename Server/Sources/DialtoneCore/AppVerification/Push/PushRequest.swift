/// What an app says when it asks for a silent push.
package struct PushRequest: Sendable {
    package let project: Project

    /// The app that the API key belongs to, if to one.
    package let app: RelyingApp?

    package let bundleID: String?

    /// The device token as the app has it.
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
