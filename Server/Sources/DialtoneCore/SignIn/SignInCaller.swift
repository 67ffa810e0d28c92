/// On whose behalf somebody signs in.
package struct SignInCaller: Sendable {
    package let project: ServedProject

    /// What the device calls itself.
    package let client: String?

    /// The languages that the person reads, best first.
    package let languages: [String]

    /// The network address that the request came from, where it is known.
    package let remoteAddress: IPAddress?

    package init(
        project: ServedProject,
        client: String?,
        languages: [String] = [],
        remoteAddress: IPAddress? = nil
    ) {
        self.project = project
        self.client = client
        self.languages = languages
        self.remoteAddress = remoteAddress
    }

    package var projectID: ProjectID { project.project.id }
    package var settings: ProjectSettings { project.project.settings }
}
