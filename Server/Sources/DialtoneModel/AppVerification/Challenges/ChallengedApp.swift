package import DialtoneBasics

/// The app for which a challenge is solved.
package struct ChallengedApp: Hashable, Sendable {
    /// The project's ID, never a tenant's: the user is not yet identified.
    package let projectID: ProjectID

    /// The app's ID; empty for unregistered apps in development mode.
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
