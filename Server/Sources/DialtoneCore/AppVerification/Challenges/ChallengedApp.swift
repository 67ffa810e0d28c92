/// The app on whose behalf a challenge is solved.
package struct ChallengedApp: Hashable, Sendable {
    /// Never a tenant: its people see the challenge before anybody knows who they are.
    package let projectID: ProjectID

    /// Empty for apps that only development mode knows.
    package let appID: String

    package init(project: ProjectID, app: RelyingApp?) {
        projectID = project.parent
        appID = app?.appID ?? ""
    }

    package init(project: ProjectID, appID: String) {
        projectID = project.parent
        self.appID = appID
    }
}
