package import DialtoneBasics
package import DialtoneModel

/// The context of a caller who signs in.
package struct SignInCaller: Sendable {
    package let project: ServedProject

    /// The client name that the device reported.
    package let client: String?

    /// The user's preferred languages, best first.
    package let languages: [String]

    /// The network address of the request, if known.
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
